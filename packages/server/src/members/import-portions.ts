import { setTimeout } from 'node:timers/promises';
import type { Database, Transaction } from '../database/database.ts';
import { engineOf } from '../database/engine.ts';
import { leaseNoted } from '../settings/lease.ts';
import { forgetWhoMadeWay, removeStaged } from './directory/staging.ts';
import { importTask } from './imports.ts';
import { leaseAfterDead, leaseIfFree, Portions } from './portions.ts';

/** Upper limit in milliseconds for a search that began before the import, and so does not exclude its members. */
const searchMs = 200;

/** Writes an import of members in portions. */
export class ImportPortions extends Portions {
  /**
   * Waits until the process that holds the import’s lease is known to be dead, and takes the lease.
   * @throws ImportTaken if that process is alive
   */
  static async begin(database: Database): Promise<ImportPortions> {
    const held = await leaseAfterDead(database, importTask);
    await setTimeout(searchMs);
    return new ImportPortions(database, importTask, held);
  }

  /** Variant of {@link begin} that does not wait: `undefined` if no import left anything behind, or one may be alive. */
  static async afterDead(database: Database): Promise<ImportPortions | undefined> {
    if ((await leaseNoted(database, importTask)) === undefined) return undefined;
    const held = await leaseIfFree(database, importTask);
    return held === undefined ? undefined : new ImportPortions(database, importTask, held);
  }

  /** Deletes the rows of this import, or of a dead one, that are not shown. */
  async clear(): Promise<void> {
    for await (const removed of this.write((most) => (trx) => removeStaged(trx, most))) {
      if (removed === 0) return;
    }
  }

  /** Merges the directory index, so that searches are as fast as after a single insert. */
  async merge(): Promise<void> {
    const { directory } = engineOf(this.database);
    let begins = true;
    for await (const isMore of this.write((most) => (trx) => directory.merge(trx, most, begins))) {
      if (!isMore) return;
      begins = false;
    }
  }

  override end<T>(work: (trx: Transaction) => Promise<T>): Promise<T> {
    return super.end(async (trx) => {
      const answer = await work(trx);
      await forgetWhoMadeWay(trx);
      return answer;
    });
  }
}
