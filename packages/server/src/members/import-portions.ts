import { setTimeout } from 'node:timers/promises';
import type { Database, Transaction } from '../database/database.ts';
import { engineOf } from '../database/engine.ts';
import { leaseNoted } from '../settings/lease.ts';
import { forgetWhoMadeWay, removeStaged } from './directory/staging.ts';
import { importTask } from './imports.ts';
import { leaseAfterDead, leaseIfFree, Portions } from './portions.ts';

/** How long a search takes at most that began before there was an import, and so leaves nobody out, in milliseconds. */
const searchMs = 200;

/** What an import of members is written by. */
export class ImportPortions extends Portions {
  /** Takes the import over, as soon as the one before is known to be dead. @throws ImportTaken when it is alive */
  static async begin(database: Database): Promise<ImportPortions> {
    const held = await leaseAfterDead(database, importTask);
    await setTimeout(searchMs);
    return new ImportPortions(database, importTask, held);
  }

  /** As {@link begin}, for whoever has time: `undefined` when no import left anything behind, or one may be alive. */
  static async afterDead(database: Database): Promise<ImportPortions | undefined> {
    if ((await leaseNoted(database, importTask)) === undefined) return undefined;
    const held = await leaseIfFree(database, importTask);
    return held === undefined ? undefined : new ImportPortions(database, importTask, held);
  }

  /** Takes out what is not shown of this import, or of one that died. */
  async clear(): Promise<void> {
    for await (const removed of this.write((most) => (trx) => removeStaged(trx, most))) {
      if (removed === 0) return;
    }
  }

  /** Makes searches as fast as if everybody had come in at once. */
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
