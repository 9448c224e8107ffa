/**
 * Files that volunteers send in pieces, until what has become of them is saved: what each is for, how much of it is here, who works on
 * it, and what came of that.
 */
export const uploads = (suffix: string): readonly string[] => [
  `create table uploads (
    id text primary key, subject_kind text not null, subject_id text not null, volunteer_id text not null,
    part text not null, name text not null, size integer not null, last_modified integer not null,
    received integer not null, state text not null, reason text not null, item text,
    attempts integer not null, claimed_until integer not null, created_at text not null, changed_at text not null
  ) ${suffix}`,
  `create unique index uploads_file on uploads
    (subject_kind, subject_id, volunteer_id, part, name, size, last_modified)`,
  'create index uploads_state on uploads (state)',
  'create index uploads_changed on uploads (changed_at)',
];
