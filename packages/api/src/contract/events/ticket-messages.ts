/** Messages of the page that the link in an event email opens. Not from the spec, which has no such page. */
export const ticketMessages = {
  unknown: 'This link is not complete, or it is not one of ours.',
  taken: 'You have your seat. See you at the event!',
  given: 'Your seat is given back.',
  waiting: 'There is no free seat yet. We write to you as soon as there is one.',
  late: 'This seat is no longer kept. Please register again.',
  arrived: 'You are here already: your arrival was noted at the door.',
  off: 'This event is over, or it does not take place.',
  failed: 'This could not be sent. Please try again.',
  errorOccurred: 'Something went wrong on our side. Please try again.',
} as const;
