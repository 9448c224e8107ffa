/** Titles of pages while it is not known whether there is what they are about. */
export const unknownTitles = {
  pastEvent: 'Past event',
  eventRegistration: 'Register for an event',
  job: 'This job has left the board',
} as const;
