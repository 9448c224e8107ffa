import { posix } from 'node:path';
import { importsOf } from './imports.ts';
import { isWorkshop, placesOf, type Source, withoutComments } from './sources.ts';

/*
 * How the server is put together. A feature stands on the foundations and knows no other feature; a composition calls
 * what features export; a table is read and written in one folder only. Tests may reach anywhere.
 */

const server = 'packages/server/src/';

/** What visitors and volunteers would call a thing: each with its handlers, tables, letters and forms without scripts. */
const features = [
  'contact',
  'donations',
  'events',
  'jobs',
  'letters/mailings',
  'members',
  'news',
  'office/identity',
  'questions',
  'stories',
];
/** What is done with several features at once. */
const compositions = ['galleries', 'letters', 'people', 'review', 'samples', 'search'];
/** What volunteers work in, and what a member has for themselves: they call features and compositions alike. */
const rooms = ['office', 'my'];
/** What features stand on. `database` is below all of them. */
const foundations = [
  'audit',
  'calendar',
  'captcha',
  'html',
  'http',
  'mail',
  'media',
  'permissions',
  'settings',
  'telemetry',
];

/** Which folder a table belongs to. */
export const tableOwners: Readonly<Record<string, string>> = {
  settings: 'settings',
  second_yes: 'settings',
  members: 'members',
  corrections: 'members',
  directory_words: 'members',
  member_merges: 'members',
  imports: 'members',
  import_changes: 'members',
  graduates: 'members',
  graduate_words: 'members',
  jobs: 'jobs',
  contact_messages: 'contact',
  events: 'events',
  event_registrations: 'events',
  registration_references: 'events',
  event_letters: 'events',
  check_ins: 'events',
  news: 'news',
  stories: 'stories',
  donations: 'donations',
  donation_transitions: 'donations',
  donation_refunds: 'donations',
  statement_mailings: 'donations',
  payment_events: 'donations',
  demo_orders: 'donations',
  demo_refunds: 'donations',
  questions: 'questions',
  saved_reasons: 'review',
  outbox: 'mail',
  own_words: 'mail',
  suppressions: 'mail',
  letter_choices: 'mail',
  letter_refusals: 'mail',
  mailings: 'letters/mailings',
  uploads: 'media',
  leavings: 'people',
  email_changes: 'people',
  audit_log: 'audit',
  volunteers: 'office/identity',
  grants: 'office/identity',
  passkeys: 'office/identity',
  recovery_codes: 'office/identity',
  invitations: 'office/identity',
  sign_in_sessions: 'office/identity',
  challenges: 'office/identity',
  door_passes: 'office/identity',
  sign_in_links: 'office/identity',
  member_passkeys: 'office/identity',
  unwanted_letters: 'office/identity',
  drafts: 'office/identity',
  saved_views: 'office/identity',
  presence: 'office/identity',
  answered: 'database',
  spent_tokens: 'database',
  migrations: 'database',
  migration_checksums: 'database',
  // Each engine has its own, behind one interface.
  directory: 'database',
  rate_windows: 'http',
};

/** The folder of the server that a file lies in; `''` for one beside the folders, `undefined` outside of the server. */
function folderOf(path: string): string | undefined {
  if (!path.startsWith(server)) return undefined;
  const inside = path.slice(server.length);
  const feature = features.find((name) => name.includes('/') && inside.startsWith(`${name}/`));
  const [folder = '', ...rest] = inside.split('/');
  return feature ?? (rest.length === 0 ? '' : folder);
}

/** What the files of a folder may use besides their own folder, the server's configuration and its logger. */
function mayUse(folder: string): readonly string[] {
  if (folder === 'database') return [];
  if (foundations.includes(folder)) return ['database', ...foundations];
  if (features.includes(folder)) return ['database', ...foundations];
  if (compositions.includes(folder)) return ['database', ...foundations, ...features];
  if (rooms.includes(folder)) return ['database', ...foundations, ...features, ...compositions];
  return [];
}

const isTestOnly = (source: Source) => isWorkshop(source) || /-(?:child|double)\.ts$/.test(source.path);

/** Imports inside the server that go the wrong way, as `file imports specifier`; and folders that are none of these. */
export const wrongFeatureImports = (sources: readonly Source[]): string[] =>
  sources.flatMap((source) => {
    const folder = folderOf(source.path);
    // What lies beside the folders puts them together.
    if (!folder || isTestOnly(source)) return [];
    if (!['database', ...foundations, ...features, ...compositions, ...rooms].includes(folder))
      return [`${source.path} lies in a folder that is no feature, no composition and no foundation`];
    return importsOf(source).flatMap((specifier) => {
      const target = posix.join(posix.dirname(source.path), specifier);
      const used = specifier.startsWith('.') ? folderOf(target) : undefined;
      const fine =
        used === undefined ||
        used === folder ||
        mayUse(folder).includes(used) ||
        target === `${server}config.ts` ||
        target === `${server}logger.ts`;
      return fine ? [] : [`${source.path} imports ${specifier}`];
    });
  });

const words = '(?:selectFrom|insertInto|updateTable|deleteFrom|(?:inner|left|right|full)Join)';
const named = new RegExp(
  `\\b${words}\\(\\s*['"](\\w+)|\\btable: '(\\w+)'|\\b(?:from|into|update|join) (\\w+)(?= |\`|\\()`,
  'g',
);

/** Tables that are named outside of their owner's folder, as `file:line table belongs to folder`; and tables of nobody. */
export const foreignTables = (sources: readonly Source[]): string[] =>
  sources.flatMap((source) => {
    const folder = folderOf(source.path);
    if (folder === undefined || isTestOnly(source) || source.path.includes('/migrations/')) return [];
    const plain = { path: source.path, text: withoutComments(source.text) };
    return placesOf(plain, named).flatMap((place) => {
      const table = /(\w+)['"`(]?$/.exec(place)?.[1] ?? '';
      const isSql = /\b(?:from|into|update|join) \w+$/.test(place);
      const owner = tableOwners[table];
      if (owner === folder || (isSql && owner === undefined)) return [];
      return [owner ? `${place} belongs to ${owner}` : `${place} belongs to nobody`];
    });
  });

/** What begins transactions: for `write`, and to bring the tables up to date. */
const beginners = ['sqlite/group-commit', 'postgres/write', 'postgres/open', 'postgres/start'].map(
  (file) => `${server}database/engines/${file}.ts`,
);

/**
 * Transactions that are begun elsewhere than for `write`, as `file:line`: they would neither share a wait for the disk nor
 * be run again where an engine asks for it.
 */
export const transactionsBesideWrite = (sources: readonly Source[]): string[] =>
  sources.flatMap((source) => {
    if (beginners.includes(source.path)) return [];
    const plain = { path: source.path, text: withoutComments(source.text) };
    return placesOf(plain, /\.(?:transaction|startTransaction)\(\)/g);
  });

/** Tables of the database's types that have no owner here. */
export const ownerlessTables = (tables: string): string[] => {
  const [, list = ''] = /export interface Tables \{([^}]*)\}/.exec(tables) ?? [];
  return [...list.matchAll(/^ {2}(\w+):/gm)].flatMap(([, name = '']) => (name in tableOwners ? [] : [name]));
};
