/** Under the hours of an event, wherever it is shown. */
export const eventClock = {
  /** For those in the event's own zone. */
  its: 'The time where it takes place.',
  /** After a reader's own time. */
  yours: 'your time',
} as const;
