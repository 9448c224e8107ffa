import type { RawBuilder } from 'kysely';
import type { Database, Transaction } from './database.ts';

/** Fault of a database file: a backup found damage in it, or another file has replaced it. */
export type DatabaseFault = 'damaged' | 'replaced';

/** Name of a database engine. */
export type EngineName = 'sqlite' | 'postgres';

/** Position of a member in the directory, with the words that find the member. */
interface DirectoryEntry {
  position: number;
  /** Letters, digits and `~` only. */
  words: readonly string[];
}

/**
 * Full-text index over members' words. An expression is a text in the engine's own query language: the first five functions make
 * it, the others take it. Words consist of letters, digits and `~` only, so that none can end its own quotation.
 */
export interface DirectoryIndex {
  /** Matches members who have the word. */
  word: (word: string) => string;
  /** Matches members who have a word with this prefix. */
  beginning: (word: string) => string;
  /** Matches members who match all of the expressions. */
  all: (expressions: readonly string[]) => string;
  /** Matches members who match at least one of the expressions. At least one expression is required. */
  any: (expressions: readonly string[]) => string;
  /** Matches members who match the wide expression and not the narrow one. */
  without: (wide: string, narrow: string) => string;
  /** Positions of the matches, as a subquery of one column. */
  matching: (expression: string) => RawBuilder<unknown>;
  /** Positions of the matches, ascending. */
  page: (expression: string, limit: number, offset: number) => Promise<number[]>;
  count: (expression: string) => Promise<number>;
  /** True if at least one member matches. */
  has: (trx: Transaction, expression: string) => Promise<boolean>;
  /** Adds up to some hundreds of entries. None of their positions may be taken. */
  add: (trx: Transaction, entries: readonly DirectoryEntry[]) => Promise<void>;
  /** Removes up to some hundreds of entries. */
  remove: (trx: Transaction, positions: readonly number[]) => Promise<void>;
  clear: (trx: Transaction) => Promise<void>;
  /**
   * Merges the parts of the index that many small transactions made, so that a search is as fast as after a single one.
   * @param most Amount of work, in the engine's own unit.
   * @param begins True for the first step of a merge.
   * @returns true while more work is left
   */
  merge: (trx: Transaction, most: number, begins: boolean) => Promise<boolean>;
}

/** The differences between the database engines. Made for one database. */
export interface Engine {
  readonly name: EngineName;
  /** See `transaction`. */
  transaction: <T>(work: (trx: Transaction) => Promise<T>) => Promise<T>;
  /** Rows for a `from` clause: the elements of a JSON array in one column `value`, as JSON. */
  elements: (json: string) => RawBuilder<unknown>;
  /** Returns a text that differs after every change of the database by any process. Cheap to call. */
  changeMark: () => Promise<string>;
  /**
   * Moves written data to its final place, outside of a transaction. Call it after large writes, so that the next small write does
   * not have to do it.
   */
  settle: () => Promise<void>;
  /** Returns the current fault of the database file; `undefined` if there is none or the engine has no file. */
  fault: () => DatabaseFault | undefined;
  readonly directory: DirectoryIndex;
}

const engines = new WeakMap<object, Engine>();

/** Object that a database and its transactions share. */
const keyOf = (database: Pick<Database, 'getExecutor'>) => database.getExecutor().adapter;

/** Registers the engine of a newly opened database. */
export function setEngine(database: Database, engine: Engine): void {
  engines.set(keyOf(database), engine);
}

/** Returns the engine of a database or transaction. */
export function engineOf(database: Pick<Database | Transaction, 'getExecutor'>): Engine {
  const engine = engines.get(keyOf(database));
  if (!engine) throw new Error('This database was not opened by openDatabase.');
  return engine;
}
