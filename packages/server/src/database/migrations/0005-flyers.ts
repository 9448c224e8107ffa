/** Flyers of public events. */
export const flyers = (suffix: string): readonly string[] => [
  `create table flyers (
    event_id text primary key, folder text, failed text, reason text not null default '',
    failed_at integer not null default 0
  ) ${suffix}`,
];
