import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../../steps.ts';
import type { Handler } from './express.ts';

/** What is used of better-sqlite3, whose types only the server's package has. */
interface Sqlite {
  pragma: (source: string) => unknown;
  exec: (source: string) => unknown;
  prepare: (source: string) => { run: (...values: readonly string[]) => unknown };
  transaction: (work: (message: Message) => void) => (message: Message) => void;
}

/** The fields of the form. */
type Message = Record<(typeof fields)[number], string>;

const fields = ['firstName', 'lastName', 'email', 'phone', 'message', 'captchaToken'] as const;

/** Most characters. */
const longest = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 50,
  message: 5_000,
  captchaToken: 10_000,
};

/** A message that everything required is in, trimmed, or nothing. */
function messageIn(body: unknown): Message | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(body));
  const message: Message = {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    message: '',
    captchaToken: '',
  };
  for (const field of fields) {
    const value = given.get(field) ?? '';
    if (typeof value !== 'string' || value.length > longest[field]) return undefined;
    message[field] = value.trim();
    if (message[field] === '' && field !== 'phone') return undefined;
  }
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(message.email) ? message : undefined;
}

const tables = `
  CREATE TABLE messages (id TEXT PRIMARY KEY, first_name TEXT, last_name TEXT, email TEXT, phone TEXT, message TEXT, created_at TEXT) STRICT;
  CREATE TABLE outbox (id TEXT PRIMARY KEY, reply_to TEXT, subject TEXT, body TEXT, created_at TEXT) STRICT;`;

/** Keeps each message and its letter in one durable transaction, before it is answered. @param file Of the database */
export function messageStore(file: string): Handler {
  const Database: new (file: string) => Sqlite = createRequire(
    path.join(root, 'packages', 'api', 'package.json'),
  )('better-sqlite3');
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec(tables);
  const keepMessage = database.prepare('INSERT INTO messages VALUES (?, ?, ?, ?, ?, ?, ?)');
  const keepLetter = database.prepare('INSERT INTO outbox VALUES (?, ?, ?, ?, ?)');
  const keep = database.transaction(({ firstName, lastName, email, phone, message }) => {
    const now = new Date().toISOString();
    keepMessage.run(randomUUID(), firstName, lastName, email, phone, message, now);
    keepLetter.run(randomUUID(), email, 'From the contact form', `${firstName} wrote:\n\n${message}`, now);
  });
  return ({ body }, response) => {
    const message = messageIn(body);
    if (!message) {
      response.status(422).json({ success: false, message: 'Something is missing.' });
      return;
    }
    keep(message);
    response.json({ success: true, message: 'Thank you.' });
  };
}
