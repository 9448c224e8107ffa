export {
  EventRow,
  type EventRowProps,
  type EventRowVariant,
  type EventSummary,
  eventRowVariants,
} from './EventRow.tsx';
