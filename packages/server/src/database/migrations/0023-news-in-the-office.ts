/**
 * What volunteers write in the browser: the Markdown, what it is on the page, how often it was changed, and where it is. What was
 * taken off the site before is among the removed ones.
 */
export const newsInTheOffice = (): readonly string[] => [
  `alter table news add column markdown text not null default ''`,
  `alter table news add column html text not null default ''`,
  `alter table news add column version integer not null default 1`,
  `alter table news add column changed_at text`,
  `alter table news add column published_at text`,
  `alter table news add column removed_at text`,
  `update news set published_at = created_at`,
  `update news set removed_at = created_at where published = 0`,
];
