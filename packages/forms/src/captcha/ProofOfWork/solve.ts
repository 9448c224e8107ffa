import { type Challenge, proofToken } from '@banyan/api/contract';
import * as v from 'valibot';

const Answer = v.object({
  solution: v.object({ counter: v.number(), derivedKey: v.string(), time: v.optional(v.number()) }),
});

/**
 * Solves a challenge in a worker of this origin and returns the token to send.
 * Rejects when the browser cannot do it (no worker, no Web Crypto on plain http) and when it is aborted.
 */
export function solve(challenge: Challenge, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      worker.terminate();
      signal.removeEventListener('abort', giveUp);
    };
    const giveUp = () => {
      end();
      reject(new Error('The challenge was not solved.'));
    };
    worker.addEventListener('error', giveUp);
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const answer = v.safeParse(Answer, data);
      if (!answer.success) return giveUp();
      end();
      resolve(proofToken(challenge, answer.output.solution));
    });
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
    else worker.postMessage(challenge);
  });
}
