/**
 * Members as volunteers look after them in the Office: how often an entry was changed, which one it became part of, what that merge
 * moved, since when links of letters count; rolls as they were read, with the file for a week, and whom of those who were here a roll changed. Who is not in the
 * directory, and who lives where, is found without reading everybody.
 */
export const membersAndRolls = (suffix: string): readonly string[] => [
  'alter table members add column version integer not null default 1',
  'alter table members add column merged_into text',
  'alter table members add column links_since integer not null default 0',
  'create index members_merged on members (merged_into) where merged_into is not null',
  'create index members_unlisted on members (status, id) where position is null',
  'create index members_place on members (state, position)',
  'create index members_kinds on members (dept, newsletter, year, position) where position is not null',
  `create table member_merges (
    dropped_id text primary key, kept_id text not null, undone text not null, moved text not null, merged_at text not null
  ) ${suffix}`,
  'create index member_merges_kept on member_merges (kept_id)',
  `create table imports (
    id text primary key, volunteer_id text not null, file_name text not null, encoding text not null, separator text not null,
    content text not null, lines integer not null, columns text not null, choice text, number integer, problems text not null,
    counts text, state text not null check (state in ('read', 'done', 'undone')), created_at text not null, done_at text,
    undone_at text
  ) ${suffix}`,
  `create table import_changes (
    import_id text not null, member_id text not null, wanted text not null, before text, version integer,
    primary key (import_id, member_id)
  ) ${suffix}`,
];
