import { setTimeout } from 'node:timers/promises';
import type { Database, Transaction } from '../database/database.ts';
import { engineOf } from '../database/engine.ts';
import { transaction } from '../database/transaction.ts';
import { endLease, holdLease, leaseNoted, takeLease } from '../settings/lease.ts';

/** Another process holds the import, or took it over while this one stalled. Nothing of this one is shown. */
export class ImportTaken extends Error {
  override readonly name = 'ImportTaken';
}

/** Time in milliseconds without a portion after which an import counts as dead. */
const leaseMs = 5_000;
/**
 * Target time in milliseconds for the writes of a portion before the commit: on SQLite no other process can write meanwhile.
 * The commit itself takes the same time for any size.
 */
const portionMs = 30;
/** Pause in milliseconds between two portions: other writers retry within 9. */
const pauseMs = 12;
/** Size of the first portion, before the speed is known. */
const firstPortion = 50;
/** Smallest portion, however slow the machine is. */
const leastPortion = 25;

/** Lease on an import that nobody else holds; `undefined` while another process may be alive. */
export const leaseIfFree = (database: Database, task: string): Promise<string | undefined> =>
  takeLease(database, task, leaseMs, Date.now());

/** Lease on an import, taken as soon as the previous holder is known to be dead. @throws ImportTaken if it is alive */
export async function leaseAfterDead(database: Database, task: string): Promise<string> {
  const before = await leaseNoted(database, task);
  for (;;) {
    const held = await leaseIfFree(database, task);
    if (held !== undefined) return held;
    if ((await leaseNoted(database, task)) !== before)
      throw new ImportTaken('Another import is under way. Nothing was imported; try again when it is done.');
    await setTimeout(leaseMs / 50);
  }
}

/** Writes in portions under a lease, which each portion checks and extends. */
export class Portions {
  readonly #database: Database;
  readonly #task: string;
  #held: string;

  /** @param task Name of the lease. @param held Current value of the lease. */
  constructor(database: Database, task: string, held: string) {
    this.#database = database;
    this.#task = task;
    this.#held = held;
  }

  protected get database(): Database {
    return this.#database;
  }

  /**
   * Writes portion after portion, each in a short transaction, with a pause in between.
   * @param portion Returns the next portion of at most this size; `undefined` at the end. Called outside of the transaction.
   * @returns the result of each portion
   * @throws ImportTaken if another process has taken the import over
   */
  async *write<T>(
    portion: (most: number) => ((trx: Transaction) => Promise<T>) | undefined,
  ): AsyncGenerator<T> {
    let most = firstPortion;
    let pause: Promise<void> | undefined;
    for (let work = portion(most); work; work = portion(most)) {
      await pause;
      const { answer, held, ms } = await this.#transaction(work);
      this.#held = held;
      most = Math.max(leastPortion, Math.round(most * Math.min(2, portionMs / ms)));
      pause = setTimeout(pauseMs);
      await engineOf(this.#database).settle();
      yield answer;
    }
  }

  #transaction<T>(work: (trx: Transaction) => Promise<T>) {
    const before = this.#held;
    return transaction(this.#database, async (trx) => {
      const began = performance.now();
      const held = await holdLease(trx, this.#task, before, Date.now() + leaseMs);
      if (held === undefined) throw takenOver();
      return { answer: await work(trx), held, ms: performance.now() - began };
    });
  }

  /** Writes the last portion and ends the lease. @throws ImportTaken as {@link transaction} does */
  end<T>(work: (trx: Transaction) => Promise<T>): Promise<T> {
    return transaction(this.#database, async (trx) => {
      if (!(await endLease(trx, this.#task, this.#held))) throw takenOver();
      return work(trx);
    });
  }
}

const takenOver = () =>
  new ImportTaken('Another import took over, because this one stood still. Nothing of it was imported.');
