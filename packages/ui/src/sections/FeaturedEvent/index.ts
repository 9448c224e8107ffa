export {
  FeaturedEvent,
  type FeaturedEventProgress,
  type FeaturedEventProps,
  type FeaturedEventState,
  featuredEventStates,
} from './FeaturedEvent.tsx';
export type { EventDetails } from './ReadyEvent.tsx';
