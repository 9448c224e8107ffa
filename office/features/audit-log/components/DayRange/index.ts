export { DayRange, type DayRangeProps, type Days, daysWords } from './DayRange.tsx';
