import type { Challenge } from '@banyan/api/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/* Runs off the main thread: the arithmetic takes half a second on a laptop, two seconds on a cheap phone. */
addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  try {
    postMessage({ solution: await solveChallenge({ challenge: data, deriveKey }) });
  } catch {
    postMessage({ solution: null });
  }
});
