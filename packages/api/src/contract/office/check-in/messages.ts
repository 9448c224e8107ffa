/** What the Office says at the door of an event. */
export const doorMessages = {
  over: 'It is not on the site, or it is over: there is no door to stand at.',
  passGone: 'This pass has ended. Ask whoever gave it to you for a new one.',
  guestsMany: (most: number) => `A number of guests, ${most} at most.`,
  doorFull: (most: number) =>
    `${most} people came to this door by passes already. Whoever gave you this one can end them, and make another.`,
} as const;
