export { LogDays, type LogDaysProps, type LogLine } from './LogDays.tsx';
