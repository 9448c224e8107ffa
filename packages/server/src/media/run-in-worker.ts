import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import * as v from 'valibot';
import { fairQueue } from '../http/fair-queue.ts';

/** What every worker answers: also whether it holds so much memory that a fresh one should do the next. */
interface WorkerAnswer {
  isSpent: boolean;
}

interface Apart<Answer extends WorkerAnswer> {
  /** The program of the worker. */
  script: URL;
  answer: v.GenericSchema<unknown, Answer>;
  /** How many may wait for the one that is done. */
  mostWaiting: number;
  /** Whether it starts programs of its own, which are to end with it. @default false */
  hasPrograms?: boolean;
  /** Megabytes of what its own code may hold. @default 64 */
  heap?: number;
  /** Variables of its own. None of ours, for there are secrets among them. @default none */
  env?: Readonly<Record<string, string>>;
}

/** How long a worker waits for the next job before it gives its memory back, in milliseconds. */
const idleMs = 30_000;

const isOnWindows = process.platform === 'win32';

/**
 * Has something done in a process of its own, one after the other, in turn for each `who`: whatever a file makes it do, the server goes on. The process comes
 * with the first job, waits for the next, and ends with the server.
 * @returns does one job, in as many seconds at most. It answers `undefined` when the process was ended, by itself, by us or by the
 * system. @throws Error when it failed, which is a fault of ours; TooManyAtOnce while many wait
 */
export function runInWorker<Job extends object, Answer extends WorkerAnswer>({
  script,
  answer,
  mostWaiting,
  hasPrograms = false,
  heap = 64,
  env = {},
}: Apart<Answer>) {
  const inTurn = fairQueue({ atOnce: 1, mostWaiting });
  const isGroup = hasPrograms && !isOnWindows;
  /** The worker that waits for a job. */
  let waiting: { worker: ChildProcess; giveUp: NodeJS.Timeout } | undefined;

  function started(): ChildProcess {
    const worker = fork(script, {
      serialization: 'advanced',
      // Libraries complain of pictures, and who sends those would fill the log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${heap}`, '--max-semi-space-size=1'],
      // More arenas are memory that is kept for threads.
      env: { MALLOC_ARENA_MAX: '2', ...env },
      detached: isGroup,
    });
    // Visitors come first, but a busy machine must not make pictures late. One that could not be started says so by an event.
    if (worker.pid !== undefined) setPriority(worker.pid, 5);
    return worker;
  }

  function taken(): ChildProcess {
    const { worker, giveUp } = waiting ?? {};
    waiting = undefined;
    clearTimeout(giveUp);
    if (!worker?.connected) return started();
    worker.ref();
    worker.channel?.ref();
    return worker;
  }

  function kill(worker: ChildProcess): void {
    if (!isGroup || worker.pid === undefined || worker.exitCode !== null || worker.signalCode !== null) {
      worker.kill('SIGKILL');
      return;
    }
    try {
      process.kill(-worker.pid, 'SIGKILL');
    } catch {
      // It has just ended by itself.
    }
  }

  /** Has a worker wait without keeping the process that uses it. */
  function putBack(worker: ChildProcess): void {
    worker.unref();
    worker.channel?.unref();
    const giveUp = setTimeout(() => {
      // At once: until it has ended it looks as if it could do another.
      waiting = undefined;
      kill(worker);
    }, idleMs).unref();
    waiting = { worker, giveUp };
  }

  async function end(worker: ChildProcess): Promise<void> {
    const ended = once(worker, 'exit');
    kill(worker);
    await ended;
  }

  async function answerOf(worker: ChildProcess, job: Job): Promise<Answer | undefined> {
    const settled = new AbortController();
    const said = once(worker, 'message', settled).then(([message]) => v.parse(answer, message));
    const ended = once(worker, 'exit', settled).then(([code]) => {
      if (code !== null) throw new Error('A process that opens files failed.');
    });
    // Whether it arrives is seen by what comes back.
    worker.send(job, () => undefined);
    try {
      return (await Promise.race([said, ended])) ?? undefined;
    } finally {
      settled.abort();
    }
  }

  return (
    job: Job,
    seconds: number,
    { who = '', signal }: { who?: string; signal?: AbortSignal } = {},
  ): Promise<Answer | undefined> =>
    inTurn(async () => {
      if (signal?.aborted) return undefined;
      const worker = taken();
      const stop = () => kill(worker);
      const tooLong = setTimeout(stop, seconds * 1_000);
      signal?.addEventListener('abort', stop);
      try {
        const given = await answerOf(worker, job);
        if (given?.isSpent) await end(worker);
        else if (given) putBack(worker);
        return given;
      } finally {
        clearTimeout(tooLong);
        signal?.removeEventListener('abort', stop);
      }
    }, who);
}
