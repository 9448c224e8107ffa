export { PastEventCard, type PastEventCardProps, type PastEventSummary } from './PastEventCard.tsx';
export { PastEvents, type PastEventsProps, pastEventsWords } from './PastEvents.tsx';
