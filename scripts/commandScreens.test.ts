import { expect, test } from 'vitest';
import { exists } from '../.storybook/rules/sources.ts';
import { commands } from '../packages/server/src/cli/commands/index.ts';

/** The file of each screen, below the Office's routes. */
const screens = {
  Desk: 'index.tsx',
  Review: 'review.tsx',
  'On the site': 'published.tsx',
  Members: 'members/index.tsx',
  Member: 'members/$id/index.tsx',
  Import: 'members/import.tsx',
  Graduates: 'members/graduates.tsx',
  Events: 'events/index.tsx',
  Event: 'events/$id.tsx',
  News: 'news/index.tsx',
  Gifts: 'gifts/index.tsx',
  Statements: 'gifts/statements.tsx',
  Mail: 'mail.tsx',
  Volunteers: 'volunteers/index.tsx',
  Settings: 'settings.tsx',
} as const;
type Screen = keyof typeof screens;

/** What is done at the machine alone, and why. */
const machine: Readonly<Record<string, string>> = {
  restore: 'the site is stopped',
  move: 'the site is stopped',
};

/** Where a volunteer without a terminal does what a command does. */
const places: Readonly<Record<string, Screen>> = {
  ...{ queue: 'Review', show: 'Review', approve: 'Review', reject: 'Review', ask: 'Review' },
  ...{ merge: 'Review', undo: 'Review', digest: 'Desk' },
  ...{ 'reasons list': 'Settings', 'reasons add': 'Settings', 'reasons remove': 'Settings' },
  ...{ expire: 'On the site', renew: 'On the site' },
  ...{ links: 'Member', unhide: 'Member', forget: 'Member', export: 'Members', import: 'Import' },
  ...{ 'graduates import': 'Graduates', 'graduates remove': 'Graduates', graduates: 'Graduates' },
  ...{ retention: 'Settings', 'samples remove': 'Settings', backup: 'Settings', outbox: 'Mail' },
  ...{ 'office invite': 'Volunteers', 'office list': 'Volunteers', 'office volunteers': 'Volunteers' },
  ...{ 'office end': 'Volunteers' },
  ...{ 'event add': 'Events', 'event list': 'Events', 'event edit': 'Event', 'event approve': 'Event' },
  ...{ 'event cancel': 'Event', 'event media': 'Event', registrations: 'Event' },
  ...{ 'registrations remove': 'Event' },
  ...{ 'news add': 'News', 'news list': 'News', 'news remove': 'News' },
  ...{ 'donations list': 'Gifts', 'donations reconcile': 'Gifts', 'donations receipt': 'Gifts' },
  'donations statement': 'Statements',
};

test('every command has a screen of the Office, or a reason why it has none', () => {
  const known = [...Object.keys(places), ...Object.keys(machine)];
  expect(known.toSorted()).toEqual(commands.map(({ name }) => name).toSorted());
});

test('every such screen is there', () => {
  const missing = Object.values(screens).filter(
    (file) => !exists(`site/office/src/routes/office/_room/${file}`),
  );
  expect(missing).toEqual([]);
});
