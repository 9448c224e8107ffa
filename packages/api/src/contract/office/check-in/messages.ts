/** Messages of the check-in in the Office. */
export const checkInMessages = {
  over: 'It is not on the site, or it is over, so there is no check-in.',
  passGone: 'This pass has ended. Ask the volunteer who gave it to you for a new one.',
  guestsMany: (most: number) => `A number of guests, ${most} at most.`,
  checkInFull: (most: number) =>
    `${most} people already used passes for this event. The volunteer who gave you this one can end them and make another.`,
} as const;
