export { ProposeEvent, type ProposeEventProps } from './ProposeEvent.tsx';
export {
  type EventsProgress,
  type EventsState,
  type EventsWords,
  eventsStates,
  UpcomingEvents,
  type UpcomingEventsProps,
  upcomingEventsWords,
} from './UpcomingEvents.tsx';
