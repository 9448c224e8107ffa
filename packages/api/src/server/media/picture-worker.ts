import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import * as v from 'valibot';
import { inLine } from '../http/in-line.ts';
import { PictureAnswer, type PictureJob } from './picture-job.ts';
import { RefusedFile } from './refused-file.ts';

/** One picture at a time is all the memory there is for them; more than wait come too fast to be people. */
const inTurn = inLine({ atOnce: 1, mostWaiting: 20 });

/** How long a worker waits for the next picture before it gives its memory back, in milliseconds. */
const idleMs = 30_000;

/** The worker that waits for a picture. */
let waiting: { worker: ChildProcess; giveUp: NodeJS.Timeout } | undefined;

function started(): ChildProcess {
  const worker = fork(new URL('./worker.ts', import.meta.url), {
    serialization: 'advanced',
    // Libraries complain of pictures, and who sends those would fill the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--max-old-space-size=64', '--max-semi-space-size=1'],
    // None of ours, for there are secrets in it. More arenas are memory that is kept for threads.
    env: { MALLOC_ARENA_MAX: '2' },
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

/** Has a worker wait without keeping the process that uses it. */
function putBack(worker: ChildProcess): void {
  worker.unref();
  worker.channel?.unref();
  waiting = { worker, giveUp: setTimeout(() => worker.kill('SIGKILL'), idleMs).unref() };
}

async function end(worker: ChildProcess): Promise<void> {
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}

/**
 * What a worker says, or `undefined` when it was ended, by itself, by us or by the system.
 * @throws Error when it failed: that is a fault of ours
 */
async function answerOf(worker: ChildProcess, job: PictureJob): Promise<PictureAnswer | undefined> {
  const settled = new AbortController();
  const said = once(worker, 'message', settled).then(([message]) => v.parse(PictureAnswer, message));
  const ended = once(worker, 'exit', settled).then(([code]) => {
    if (code !== null) throw new Error('The process that opens pictures failed.');
  });
  // Whether it arrives is seen by what comes back.
  worker.send(job, () => undefined);
  try {
    return (await Promise.race([said, ended])) ?? undefined;
  } finally {
    settled.abort();
  }
}

/**
 * Makes a picture smaller in a process of its own, as a JPEG of its pixels only.
 * @param seconds How long it may take.
 * @throws RefusedFile for one that cannot be used, takes too long or too much memory; TooManyAtOnce while many wait
 */
export function shrunkApart(job: PictureJob, seconds: number): Promise<Uint8Array> {
  return inTurn(async () => {
    const worker = taken();
    const tooLong = setTimeout(() => worker.kill('SIGKILL'), seconds * 1_000);
    const answer = await answerOf(worker, job).finally(() => clearTimeout(tooLong));
    if (!answer) throw new RefusedFile('it takes too much to open; save it smaller, as JPEG, and try again');
    if (answer.isSpent) await end(worker);
    else putBack(worker);
    if (!answer.picture) throw new RefusedFile(answer.refused);
    return answer.picture;
  });
}
