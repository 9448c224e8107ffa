/** What can be seen in the pictures of a news item: JSON, as in an event's. */
export const newsMedia = (): readonly string[] => [
  "alter table news add column media text not null default '[]'",
];
