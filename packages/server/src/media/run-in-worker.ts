import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import * as v from 'valibot';
import { fairQueue } from '../http/fair-queue.ts';

/** Result of every worker, which also says if it uses so much memory that a new one should do the next job. */
interface WorkerAnswer {
  isSpent: boolean;
}

interface Apart<Answer extends WorkerAnswer> {
  /** Script of the worker. */
  script: URL;
  answer: v.GenericSchema<unknown, Answer>;
  /** Number of jobs that may wait behind the running one. */
  mostWaiting: number;
  /** Set if the worker starts programs of its own, which have to end with it. @default false */
  hasPrograms?: boolean;
  /** Maximum JavaScript heap in megabytes. @default 64 */
  heap?: number;
  /** Environment variables of the worker. It gets none of the server's, because they contain secrets. @default none */
  env?: Readonly<Record<string, string>>;
}

/** Time that an idle worker waits for the next job before it ends to free its memory, in milliseconds. */
const idleMs = 30_000;

const isOnWindows = process.platform === 'win32';

/**
 * Runs jobs in a separate process, one after the other, in turn for each `who`: the server survives whatever a file causes. The
 * process starts with the first job, waits for the next, and ends with the server.
 * @returns a function that runs a job with a time limit in seconds. It returns `undefined` when the process was ended, by itself,
 * by us or by the system. @throws Error for an internal error; QueueFullError when the queue is full
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
  /** Idle worker that waits for a job. */
  let waiting: { worker: ChildProcess; giveUp: NodeJS.Timeout } | undefined;

  function started(): ChildProcess {
    const worker = fork(script, {
      serialization: 'advanced',
      // The image libraries write warnings about pictures, so anybody who sends pictures could fill the log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${heap}`, '--max-semi-space-size=1'],
      // More malloc arenas keep memory reserved for threads.
      env: { MALLOC_ARENA_MAX: '2', ...env },
      detached: isGroup,
    });
    // Requests have priority, but not so much that pictures are late on a busy machine. A worker that failed to start reports it
    // with an event.
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
      // The worker has just ended by itself.
    }
  }

  /** Makes a worker wait without keeping this process alive. */
  function putBack(worker: ChildProcess): void {
    worker.unref();
    worker.channel?.unref();
    const giveUp = setTimeout(() => {
      // Cleared at once, because a worker that is still ending must not get another job.
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
    // A failed send shows in the missing result.
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
