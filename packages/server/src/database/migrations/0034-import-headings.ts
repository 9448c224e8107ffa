/** Which line of a roll has the headings: the first one of those that were read before somebody could say so. */
export const importHeadings = (): readonly string[] => [
  'alter table imports add column headings integer not null default 1',
];
