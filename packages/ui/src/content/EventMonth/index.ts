export {
  EventMonth,
  type EventMonthProps,
  type EventMonthWords,
  eventMonthWords,
  type MonthEvent,
  type MonthLink,
} from './EventMonth.tsx';
export { EventMonthProgress, type EventMonthProgressProps } from './EventMonthProgress.tsx';
