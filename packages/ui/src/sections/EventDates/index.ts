export * from './EventDate.tsx';
export * from './EventDates.tsx';
