/** Kinds of results, in display order. */
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
