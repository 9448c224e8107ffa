import type { Challenge } from '@banyan/api/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/* Off the main thread: half a second of arithmetic on a laptop, two on a cheap telephone. */
addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  try {
    postMessage({ solution: await solveChallenge({ challenge: data, deriveKey }) });
  } catch {
    postMessage({ solution: null });
  }
});
