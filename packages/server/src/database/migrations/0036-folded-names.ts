/** Names are found without apostrophes of any kind: the next start lists everybody anew. */
export const foldedNames = (): readonly string[] => [
  'delete from directory',
  'delete from directory_words',
  'update members set position = null where position is not null',
];
