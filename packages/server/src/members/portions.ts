import { setTimeout } from 'node:timers/promises';
import type { Database, Transaction } from '../database/database.ts';
import { engineOf } from '../database/engine.ts';
import { transaction } from '../database/transaction.ts';
import { endLease, holdLease, leaseNoted, takeLease } from '../settings/lease.ts';

/** Another process has the import: it is at it, or took it over while this one stood still. Nothing of this one is shown. */
export class ImportTaken extends Error {
  override readonly name = 'ImportTaken';
}

/** How long an import may be silent before another takes it for dead, in milliseconds. With every portion it is heard of. */
const leaseMs = 5_000;
/**
 * How long a portion is to write before it goes to the disk, in milliseconds: on SQLite no other process does meanwhile. The
 * disk takes its time whatever the size.
 */
const portionMs = 30;
/** How long others have their turn between two portions, in milliseconds: whoever waits asks again within 9. */
const pauseMs = 12;
/** How much the first portion is, before it is known how long that takes. */
const firstPortion = 50;
/** What is written in any case, however slow the machine is. */
const leastPortion = 25;

/** The lease on an import that nobody else has now; `undefined` while another may be alive. */
export const leaseIfFree = (database: Database, task: string): Promise<string | undefined> =>
  takeLease(database, task, leaseMs, Date.now());

/** The same, as soon as the one before is known to be dead. @throws ImportTaken when it is alive */
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

/** What is written bit by bit under a lease, of which each bit makes sure. */
export class Portions {
  readonly #database: Database;
  readonly #task: string;
  #held: string;

  /** @param task Of which the lease is noted. @param held What is noted of it. */
  constructor(database: Database, task: string, held: string) {
    this.#database = database;
    this.#task = task;
    this.#held = held;
  }

  protected get database(): Database {
    return this.#database;
  }

  /**
   * Writes portion after portion, each a transaction of a moment, and gives the others their turn in between.
   * @param portion What is written next, at most so much of it; `undefined` at the end. Called outside of the transaction.
   * @returns what each of them answered
   * @throws ImportTaken when another process has taken the import over
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

  /** The last of it, with which the lease ends. @throws ImportTaken as {@link transaction} does */
  end<T>(work: (trx: Transaction) => Promise<T>): Promise<T> {
    return transaction(this.#database, async (trx) => {
      if (!(await endLease(trx, this.#task, this.#held))) throw takenOver();
      return work(trx);
    });
  }
}

const takenOver = () =>
  new ImportTaken('Another import took over, because this one stood still. Nothing of it was imported.');
