/**
 * Which import brought a member or a spelling: a roll comes in bit by bit, and all of it is shown at once. 0 is nobody's, so
 * that what is here already stays as it is, and what an older version writes beside this one shows at once.
 */
export const importPortions = (): readonly string[] => [
  'alter table members add column imported integer not null default 0',
  'alter table directory_words add column imported integer not null default 0',
  'create index members_imported on members (imported) where imported > 0',
  'create index directory_words_imported on directory_words (imported) where imported > 0',
  // Who is listed can be counted, and read in both orders, without looking at their rows.
  'create index members_listed on members (position, imported) where position is not null',
  'create index members_listed_year on members (year, position, imported) where position is not null',
];
