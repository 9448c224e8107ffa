import { expect, test } from 'vitest';
import { timeOf } from './fuzz.ts';
import { mostMs, readers } from './readers.ts';
import { worstTexts } from './worst.ts';

test.each(Object.entries(readers))('%s takes less than 200 ms for the worst texts known', (_, read) => {
  const slow = worstTexts.flatMap((text) => {
    // The second time counts where the first was slow: code is compiled and memory tidied in between.
    let ms = timeOf(read, text);
    if (ms > mostMs) ms = Math.min(ms, timeOf(read, text));
    return ms > mostMs ? [`${Math.round(ms)} ms: ${JSON.stringify(text.slice(0, 40))}`] : [];
  });
  expect(slow).toEqual([]);
});
