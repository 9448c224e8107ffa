/** Page titles while it is unknown whether the item exists. */
export const unknownTitles = {
  pastEvent: 'Past event',
  eventRegistration: 'Register for an event',
  job: 'This job has left the board',
} as const;
