/** What stands on a ticket with a seat; the Office shows it beside the form of an event. */
export const confirmedTicket = {
  heading: 'You have a seat',
  text: 'If you cannot come after all, say so here: somebody else is glad of the seat.',
} as const;
