export { EventFacts, type EventFactsProps, type EventWhenAndWhere } from './EventFacts.tsx';
