import type { DatabaseSync } from 'node:sqlite';
import { importPeople } from '../directory/engines.ts';
import { inventPeople } from '../directory/people.ts';
import { countRows, insertRows, type Row, writeRows } from '../writeRows.ts';
import { eventRow, galleryRow, newsRow } from './rows.ts';

/** Something there can be little of and very much. */
export interface Growing {
  /** What is counted: `pieces of news`. */
  what: string;
  /** How many a young association has, and how many a large one. */
  sizes: readonly [small: number, large: number];
  /** Brings an installation to a size. */
  grow: (dataDir: string, size: number) => Promise<void> | void;
  /** The page that shows some of them. */
  path: `/${string}`;
  /** Its next page, which is rendered when it is asked for; without one the page shows all of them. */
  next?: `/${string}`;
  /** Puts a word somewhere where the page shows it. */
  change: (database: DatabaseSync, word: string) => void;
}

/** Adds what is missing: an installation begins with a dozen of each. */
const fill = (dataDir: string, table: string, size: number, row: (place: number) => Row) =>
  writeRows(dataDir, (database) =>
    insertRows(
      database,
      table,
      Array.from({ length: size - countRows(database, table) }, (_, place) => row(place)),
    ),
  );

const events = (what: string, toCome: number): Growing => ({
  what,
  sizes: [20, 2_000],
  grow: (dataDir, size) => fill(dataDir, 'events', size, (place) => eventRow(place, toCome)),
  path: '/events',
  next: '/events?page=2',
  change: (database, word) => {
    database.prepare('update events set title = ? where id = ?').run(word, eventRow(0, toCome).id);
  },
});

const gallery: Growing = {
  what: 'pictures of one event',
  sizes: [10, 2_000],
  grow: (dataDir, size) =>
    writeRows(dataDir, (database) => insertRows(database, 'events', [galleryRow(size)])),
  path: `/events/past/${galleryRow(0).id}`,
  change: (database, word) => {
    database.prepare('update events set title = ? where id = ?').run(word, galleryRow(0).id);
  },
};

const news: Growing = {
  what: 'pieces of news',
  sizes: [20, 2_000],
  grow: (dataDir, size) => fill(dataDir, 'news', size, newsRow),
  path: '/news',
  next: '/news?page=2',
  change: (database, word) => {
    database.prepare('update news set title = ? where id = ?').run(word, newsRow(0).id);
  },
};

/** The first by name whom the roll brought. */
const firstMember =
  'select id from members where imported > 0 and position is not null order by position limit 1';

const members = (most: number): Growing => ({
  what: 'members',
  sizes: [5_000, most],
  grow: async (dataDir, size) => {
    await importPeople({ DATA_DIR: dataDir }, inventPeople(size));
  },
  path: '/alumni-directory',
  next: '/alumni-directory?page=2',
  change: (database, word) => {
    database.prepare(`update members set company = ? where id = (${firstMember})`).run(word);
  },
});

/** @param mostMembers In the large directory. */
export const thingsThatGrow = (mostMembers: number): readonly Growing[] => [
  events('events, all of them over', 0),
  events('events, one of ten to come', 10),
  gallery,
  news,
  members(mostMembers),
];
