/** Members by their state and company, and in the order of their years: the next start lists everybody anew. */
export const directoryPlaces = (): readonly string[] => [
  'create index members_year on members (year, position) where position is not null',
  'delete from directory',
  'update members set position = null where position is not null',
];
