/** Where forms get the time from, so that a story can turn the hands. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls back once after so many milliseconds; returns what calls it off. */
  after: (milliseconds: number, run: () => void) => () => void;
}

/** The time that everybody has. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A clock that stands still until it is told to go on. For stories and tests. */
export function stoppedClock(start = 0) {
  let time = start;
  let waiting: { at: number; run: () => void }[] = [];
  return {
    now: () => time,
    after(milliseconds: number, run: () => void) {
      const entry = { at: time + milliseconds, run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    /** Lets so many milliseconds pass at once. */
    pass(milliseconds: number) {
      time += milliseconds;
      const due = waiting.filter(({ at }) => at <= time);
      waiting = waiting.filter(({ at }) => at > time);
      for (const { run } of due) run();
    },
  } satisfies Clock & { pass: (milliseconds: number) => void };
}
