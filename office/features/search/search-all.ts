/** What can be found, in the order it is shown. */
export const foundKinds = [
  'waiting',
  'member',
  'job',
  'story',
  'event',
  'news',
  'gift',
  'volunteer',
] as const;
