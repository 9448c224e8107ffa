export {
  FeaturedEvent,
  type FeaturedEventProgress,
  type FeaturedEventProps,
  type FeaturedEventState,
  featuredEventStates,
} from './FeaturedEvent.tsx';
export { defaultEventImage, type EventDetails } from './ReadyEvent.tsx';
