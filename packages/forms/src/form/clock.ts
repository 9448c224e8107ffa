/** Clock of the forms. A story can replace it to control the time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls back once after this many milliseconds; returns a function that cancels it. */
  after: (milliseconds: number, run: () => void) => () => void;
}

/** The real clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Creates a clock that moves only when `pass` is called. For stories and tests. */
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
    /** Moves the clock forward by this many milliseconds at once. */
    pass(milliseconds: number) {
      time += milliseconds;
      const due = waiting.filter(({ at }) => at <= time);
      waiting = waiting.filter(({ at }) => at > time);
      for (const { run } of due) run();
    },
  } satisfies Clock & { pass: (milliseconds: number) => void };
}
