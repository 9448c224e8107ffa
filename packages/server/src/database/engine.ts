import type { RawBuilder } from 'kysely';
import type { Database, Transaction } from './database.ts';

/** What can be wrong with the file of a database: a backup found damage in it, or another file has taken its place. */
export type DatabaseFault = 'damaged' | 'replaced';

/** Which of the two it is. */
export type EngineName = 'sqlite' | 'postgres';

/** Who stands at a position of the directory, by the words they are found by. */
interface DirectoryEntry {
  position: number;
  /** Letters, digits and `~` only. */
  words: readonly string[];
}

/**
 * The full text over members' words. An expression is a text in the engine's own language: made by the first five, understood
 * by the others. Words that go in hold letters, digits and `~` only, so none can end its own quotation.
 */
export interface DirectoryIndex {
  /** Who has that word. */
  word: (word: string) => string;
  /** Who has a word that begins so. */
  beginning: (word: string) => string;
  /** Who matches each of some expressions. */
  all: (expressions: readonly string[]) => string;
  /** Who matches at least one of some expressions, of which there is one at least. */
  any: (expressions: readonly string[]) => string;
  /** Who matches the wide one and not the narrow one. */
  without: (wide: string, narrow: string) => string;
  /** Positions of who matches, as a subquery of one column. */
  matching: (expression: string) => RawBuilder<unknown>;
  /** Positions of who matches, ascending. */
  page: (expression: string, limit: number, offset: number) => Promise<number[]>;
  count: (expression: string) => Promise<number>;
  /** Whether anybody matches. */
  has: (trx: Transaction, expression: string) => Promise<boolean>;
  /** Puts in some hundreds at most, none of whose positions is taken. */
  add: (trx: Transaction, entries: readonly DirectoryEntry[]) => Promise<void>;
  /** Takes out some hundreds at most. */
  remove: (trx: Transaction, positions: readonly number[]) => Promise<void>;
  clear: (trx: Transaction) => Promise<void>;
  /**
   * Brings what came in bit by bit together, so that it is found as fast as if it had come at once.
   * @param most How much of it, in the engine's own measure.
   * @param begins Whether nothing of it is done yet.
   * @returns whether there is more to do
   */
  merge: (trx: Transaction, most: number, begins: boolean) => Promise<boolean>;
}

/** What differs between engines, and nothing else does. Made for one database. */
export interface Engine {
  readonly name: EngineName;
  /** See `transaction`. */
  transaction: <T>(work: (trx: Transaction) => Promise<T>) => Promise<T>;
  /** The elements of a JSON array as rows of one column `value`, of JSON, for a `from`. */
  elements: (json: string) => RawBuilder<unknown>;
  /** A text that is another one after every change of the database, by this process or by any other. Costs next to nothing. */
  changeMark: () => Promise<string>;
  /**
   * Brings what was written to where it stays, in no transaction: after much of it, so that it does not fall to the next who
   * writes a line.
   */
  settle: () => Promise<void>;
  /** What is wrong with its file, looked at now. Nothing where somebody else keeps it. */
  fault: () => DatabaseFault | undefined;
  readonly directory: DirectoryIndex;
}

const engines = new WeakMap<object, Engine>();

/** What a database and its transactions have in common. */
const keyOf = (database: Pick<Database, 'getExecutor'>) => database.getExecutor().adapter;

/** Notes which engine a database that was just opened has. */
export function setEngine(database: Database, engine: Engine): void {
  engines.set(keyOf(database), engine);
}

/** The engine behind a database, or behind one of its transactions. */
export function engineOf(database: Pick<Database | Transaction, 'getExecutor'>): Engine {
  const engine = engines.get(keyOf(database));
  if (!engine) throw new Error('This database was not opened by openDatabase.');
  return engine;
}
