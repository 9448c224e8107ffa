import { setImmediate as turnOfLoop } from 'node:timers/promises';
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
  /** How many are on their way, those that wait or are being done among them. */
  expected: number;
  /** What a commit takes, in milliseconds, as lately. */
  commitMs: number;
}

/** Writes that share one transaction, and so one wait for the disk. Reads wait until all of them are done. */
const most = 64;

const savepoint = CompiledQuery.raw('savepoint one_write');
const rollBack = CompiledQuery.raw('rollback to one_write');
const release = CompiledQuery.raw('release one_write');

/** What is on its way takes some turns of the loop until it is here, however fast the disk is. */
const leastTurns = 8;
/** What has to be asked for elsewhere first, or a picture, may take seconds: it is not waited for so long, in milliseconds, however slow the disk. */
const mostWaitMs = 10;

/**
 * The next write of a transaction. A commit stops this whole process until it is on the disk: whoever is on their way then comes too
 * late, and waits for a commit of their own. So they are waited for, for no longer than a commit takes.
 */
async function another(queue: Queue, taken: number): Promise<Waiting | undefined> {
  const giveUpAt = performance.now() + Math.min(queue.commitMs, mostWaitMs);
  let next = queue.waiting.shift();
  for (let turn = 0; !next && queue.expected > taken; turn += 1) {
    if (turn >= leastTurns && performance.now() > giveUpAt) return undefined;
    await turnOfLoop();
    next = queue.waiting.shift();
  }
  return next;
}

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
async function runTogether(database: Database, queue: Queue, patienceMs: Patience): Promise<void> {
  const taken: Waiting[] = [];
  const told: (() => void)[] = [];
  let doneAt = 0;
  try {
    const together = async (writing: Writing) => {
      while (taken.length < most) {
        const isFirst = taken.length === 0;
        const next = isFirst ? queue.waiting.shift() : await another(queue, taken.length);
        if (!next) break;
        taken.push(next);
        // The first needs no savepoint: nothing was done before it. A write that is alone costs what it always did.
        told.push(isFirst ? await next.run(writing) : await runAmongOthers(writing, next));
      }
      doneAt = performance.now();
    };
    await untilFree(
      () => database.transaction().execute(together),
      patienceMs,
      () => taken.length === 0,
    );
  } catch (error) {
    // A transaction that could not even begin, on a database that is closed or locked, took nobody.
    for (const { fail } of taken.length > 0 ? taken : queue.waiting.splice(0, most)) fail(error);
    return;
  }
  queue.commitMs = (3 * queue.commitMs + performance.now() - doneAt) / 4;
  for (const tell of told) tell();
}

async function drain(database: Database, queue: Queue, patienceMs: Patience): Promise<void> {
  queue.running = true;
  while (queue.waiting.length > 0) await runTogether(database, queue, patienceMs);
  queue.running = false;
}

const queues = new WeakMap<Database, Queue>();

function queueOf(database: Database): Queue {
  const queue = queues.get(database) ?? { waiting: [], running: false, expected: 0, commitMs: 0 };
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

/** Says that a write is on its way. @returns says that it is no more: it was done, or will not come */
export function expectWrite(database: Database): () => void {
  const queue = queueOf(database);
  queue.expected += 1;
  return () => {
    queue.expected -= 1;
  };
}
