/** Messages of the page that the link in an event email opens. Not from the spec, which has no such page. */
export const ticketMessages = {
  unknown: 'This link is not complete, or it is not one of ours.',
  taken: 'You have your seat. See you at the event!',
  given: 'Your seat is canceled.',
  waiting: 'There is no free seat yet. We email you as soon as there is one.',
  late: 'This seat is no longer kept. Please register again.',
  arrived: 'You are already checked in.',
  off: 'This event is over or canceled.',
  failed: 'This could not be sent. Please try again.',
  errorOccurred: 'Something went wrong on our side. Please try again.',
} as const;
