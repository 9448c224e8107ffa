/** Whether the author was told that their graduation year stands with the story; of those who sent one before, nobody was. */
export const storyYears = (): readonly string[] => [
  'alter table stories add column shows_year integer not null default 0',
];
