/**
 * Index of the directory by the random half of the ids, in which the members take turns on the front page. An id is written once, so
 * the index costs a change of an entry nothing but its place in the directory.
 */
export const dailyMembers = (): readonly string[] => [
  'create index members_turn on members (substr(id, 11)) where position is not null',
];
