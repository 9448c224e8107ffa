export { CalendarFeed, type CalendarFeedProps } from './CalendarFeed.tsx';
