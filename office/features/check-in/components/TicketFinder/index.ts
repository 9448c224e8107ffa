export { type FinderState, finderStates, TicketFinder, type TicketFinderProps } from './TicketFinder.tsx';
