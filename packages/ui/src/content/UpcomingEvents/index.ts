export { ProposeEvent, type ProposeEventProps } from './ProposeEvent.tsx';
export { UpcomingEvents, type UpcomingEventsProps, upcomingEventsWords } from './UpcomingEvents.tsx';
