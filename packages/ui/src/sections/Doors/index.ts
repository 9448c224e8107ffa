export * from './Door.tsx';
export * from './Doors.tsx';
