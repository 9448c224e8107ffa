/** Time zone notes, shown below the hours of an event. */
export const eventClock = {
  /** For readers in the event’s own time zone. */
  its: 'The time where it takes place.',
  /** Follows the time in the reader’s own zone. */
  yours: 'your time',
} as const;
