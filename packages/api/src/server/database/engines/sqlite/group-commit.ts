import { CompiledQuery } from 'kysely';
import type { Database, Writing } from '../../database.ts';
import type { Patience } from '../../patience.ts';
import { untilFree } from './busy.ts';

/** A write that waits for its turn. */
interface Waiting {
  /** Does the work. Answers what tells its caller, for when all of it is on the disk. @throws what the work threw */
  run: (writing: Writing) => Promise<() => void>;
  fail: (error: unknown) => void;
}

interface Queue {
  waiting: Waiting[];
  running: boolean;
}

/** Writes that share one transaction, and so one wait for the disk. Reads wait until all of them are done. */
const most = 64;

const savepoint = CompiledQuery.raw('savepoint one_write');
const rollBack = CompiledQuery.raw('rollback to one_write');
const release = CompiledQuery.raw('release one_write');

/** Runs one among others: what it throws takes back what it did, and nothing else. */
async function runAmongOthers(writing: Writing, { run, fail }: Waiting): Promise<() => void> {
  await writing.executeQuery(savepoint);
  let tell: () => void;
  try {
    tell = await run(writing);
  } catch (error) {
    // When the engine has already given the whole transaction up, this throws: then nobody's write is kept, for that reason.
    await writing.executeQuery(rollBack).catch(() => Promise.reject(error));
    tell = () => fail(error);
  }
  await writing.executeQuery(release);
  return tell;
}

/** One transaction: the first that waits, and as many as come before it ends. Never rejects. */
async function runTogether(database: Database, waiting: Waiting[], patienceMs: Patience): Promise<void> {
  const taken: Waiting[] = [];
  const told: (() => void)[] = [];
  try {
    const together = async (writing: Writing) => {
      for (let next = waiting.shift(); next; next = taken.length < most ? waiting.shift() : undefined) {
        const isFirst = taken.length === 0;
        taken.push(next);
        // The first needs no savepoint: nothing was done before it. A write that is alone costs what it always did.
        told.push(isFirst ? await next.run(writing) : await runAmongOthers(writing, next));
      }
    };
    await untilFree(
      () => database.transaction().execute(together),
      patienceMs,
      () => taken.length === 0,
    );
  } catch (error) {
    // A transaction that could not even begin, on a database that is closed or locked, took nobody.
    for (const { fail } of taken.length > 0 ? taken : waiting.splice(0, most)) fail(error);
    return;
  }
  for (const tell of told) tell();
}

async function drain(database: Database, queue: Queue, patienceMs: Patience): Promise<void> {
  queue.running = true;
  while (queue.waiting.length > 0) await runTogether(database, queue.waiting, patienceMs);
  queue.running = false;
}

const queues = new WeakMap<Database, Queue>();

function queueOf(database: Database): Queue {
  const queue = queues.get(database) ?? { waiting: [], running: false };
  queues.set(database, queue);
  return queue;
}

/**
 * Runs `work` alone, and answers once it is on the disk. Writes that wait at the same time share a transaction; one that
 * throws takes back only its own, and a commit that fails fails all of them.
 * @throws DatabaseUnavailable when another process is writing for longer than this one waits
 */
export function writeTogether<T>(
  database: Database,
  work: (writing: Writing) => Promise<T>,
  patienceMs: Patience,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const queue = queueOf(database);
    queue.waiting.push({
      async run(writing) {
        const answer = await work(writing);
        return () => resolve(answer);
      },
      fail: reject,
    });
    if (!queue.running) void drain(database, queue, patienceMs);
  });
}
