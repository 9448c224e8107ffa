import { expect, test } from 'vitest';
import { runs, skewMs } from './span.ts';

const [now, span] = [1_000_000, 60_000];

test.each([
  ['ends in a moment', now + 1, true],
  ['ends now', now, false],
  ['is over', now - 1, false],
  ['has just begun', now + span, true],
  ['began by a clock that is a little wrong', now + span + skewMs, true],
  ['began by a clock that is very wrong', now + span + skewMs + 1, false],
])('tells if a span that %s is running: %j, %j', (_, until, isRunning) => {
  expect(runs(until, span, now)).toBe(isRunning);
});
