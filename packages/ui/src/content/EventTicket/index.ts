export { EventStub, type EventStubProps } from './EventStub.tsx';
export {
  EventTicket,
  type EventTicketProgress,
  type EventTicketProps,
  type EventTicketState,
  type EventTicketWords,
  eventTicketStates,
  eventTicketWords,
  type TicketEvent,
} from './EventTicket.tsx';
