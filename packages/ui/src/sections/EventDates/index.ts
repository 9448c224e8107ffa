export * from './EventDate.tsx';
export * from './EventDates.tsx';
export * from './EventDatesStatus.tsx';
