import { proof } from '@banyan/server/proof';
import { expect } from 'vitest';
import { fuzz } from './fuzz.ts';
import { mostMs } from './readers.ts';

proof(
  {
    what: `what reads people's text takes less than ${mostMs} ms for 20 KB, whatever a fuzzer makes`,
    full: 60,
    of: 'seconds',
  },
  async (seconds) => {
    let worst = 0;
    for (const { reader, shape, ms } of fuzz(seconds * 1_000)) {
      expect(ms, `${reader}: ${JSON.stringify(shape)}`).toBeLessThan(mostMs);
      worst = Math.max(worst, ms);
    }
    return `${worst.toFixed(0)} ms`;
  },
);
