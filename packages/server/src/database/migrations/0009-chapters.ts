/**
 * Events and news of a chapter, the site that a submission came from, and members by their chapter: the next start lists
 * everybody anew.
 */
export const chapters = (): readonly string[] => [
  'alter table events add column chapter text',
  'alter table news add column chapter text',
  'alter table members add column sent_from text',
  'alter table contact_messages add column sent_from text',
  'delete from directory',
  'update members set position = null where position is not null',
];
