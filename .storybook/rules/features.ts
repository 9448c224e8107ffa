import { isWorkshop, placesOf, type Source, withoutComments } from './sources.ts';

/*
 * Who owns which table of the server: a table is read and written in one folder only. Tests may reach anywhere. Which folder
 * may import which is a rule in biome.json.
 */

const server = 'packages/server/src/';

/** Features that lie inside another folder. */
const nestedFeatures = ['letters/mailings'];

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
  volunteers: 'identity',
  grants: 'identity',
  passkeys: 'identity',
  recovery_codes: 'identity',
  invitations: 'identity',
  sign_in_sessions: 'identity',
  challenges: 'identity',
  door_passes: 'identity',
  sign_in_links: 'identity',
  member_passkeys: 'identity',
  unwanted_letters: 'identity',
  drafts: 'identity',
  saved_views: 'identity',
  presence: 'identity',
  answered: 'database',
  spent_tokens: 'database',
  migrations: 'database',
  migration_checksums: 'database',
  // Each engine has its own, behind one interface.
  directory: 'database',
  rate_windows: 'http',
};

/** Folder of the server that a file lies in: empty at the server's root, `undefined` for the command line and test helpers. */
function folderOf(path: string): string | undefined {
  if (!path.startsWith(server)) return undefined;
  const inside = path.slice(server.length);
  const nested = nestedFeatures.find((name) => inside.startsWith(`${name}/`));
  const [folder = '', ...rest] = inside.split('/');
  if (folder === 'cli' || folder === 'testing') return undefined;
  return nested ?? (rest.length === 0 ? '' : folder);
}

const isTestOnly = (source: Source) => isWorkshop(source) || /-(?:child|double)\.ts$/.test(source.path);

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
const beginners = ['sqlite/open', 'postgres/write', 'postgres/open', 'postgres/start'].map(
  (file) => `${server}database/engines/${file}.ts`,
);

/**
 * Transactions that are begun elsewhere than for `write`, as `file:line`: they would not be run again where an engine asks
 * for it.
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
