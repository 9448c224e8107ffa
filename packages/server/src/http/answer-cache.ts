/** Answers that many people ask for, made once and then sent from memory. */
export interface AnswerCache<T> {
  /** The answer at an address, if it is still fresh. */
  ready: (address: string) => T | undefined;
  /**
   * The answer at an address; several who ask at once wait for one. Within its grace an answer is sent while the next one is
   * made.
   *
   * @param address One spelling for everything that is the same. There are no more of them than there is data.
   * @param make Makes it of today's data. `before` is the last one since the data changed, to be returned where it says the
   * same. What it throws is thrown to those who wait, and is not kept.
   */
  get: (address: string, make: (before: T | undefined) => Promise<T>) => Promise<T>;
  /** To be called after a change of the data: from here on nobody gets an answer that was made before it. */
  changed: () => void;
}

export interface AnswerCacheOptions<T> {
  /** Memory that an answer takes. */
  bytesOf: (answer: T) => number;
  /** How long an answer is fresh, in milliseconds. @default 1000 */
  lifeMs?: number | undefined;
  /** How long after that it is still sent while the next one is made, in milliseconds. @default 0 */
  graceMs?: number;
  /** Most answers that are kept. @default 1000 */
  most?: number;
  /** Most bytes of them together. @default 32,000,000 */
  mostBytes?: number;
  /** Milliseconds since 1970. @default the real clock */
  now?: () => number;
}

/** Something made of the data as it was at a moment. */
interface Made<T> {
  began: number;
  change: number;
  value: T;
}

/** A cache of answers for pages and for reads of the API. */
export function answerCache<T>({
  bytesOf,
  lifeMs = 1_000,
  graceMs = 0,
  most = 1_000,
  mostBytes = 32_000_000,
  now = Date.now,
}: AnswerCacheOptions<T>): AnswerCache<T> {
  const kept = new Map<string, Made<T>>();
  const making = new Map<string, Made<Promise<T>>>();
  let change = 0;
  let bytes = 0;

  const isWithin = (ms: number, made: Made<unknown>) => {
    const age = now() - made.began;
    return made.change === change && age >= 0 && age < ms;
  };

  const drop = (address: string, { value }: Made<T>) => {
    kept.delete(address);
    bytes -= bytesOf(value);
  };

  const keep = (address: string, made: Made<T>) => {
    if (bytesOf(made.value) > mostBytes) return;
    const before = kept.get(address);
    if (before) drop(address, before);
    kept.set(address, made);
    bytes += bytesOf(made.value);
    // Those go first that were not made again for the longest time.
    for (const [first, one] of kept) {
      if (kept.size <= most && bytes <= mostBytes) break;
      drop(first, one);
    }
  };

  const begin = (address: string, make: (before: T | undefined) => Promise<T>): Promise<T> => {
    const start = { began: now(), change };
    const last = kept.get(address);
    // What was made before a change may show what was hidden or removed by it.
    const value = make(last?.change === change ? last.value : undefined);
    const mine = { ...start, value };
    making.set(address, mine);
    const end = () => {
      if (making.get(address) === mine) making.delete(address);
    };
    value.then((answer) => {
      end();
      if (start.change === change) keep(address, { ...start, value: answer });
    }, end);
    return value;
  };

  return {
    ready(address) {
      const made = kept.get(address);
      return made && isWithin(lifeMs, made) ? made.value : undefined;
    },
    async get(address, make) {
      const made = kept.get(address);
      if (made && isWithin(lifeMs, made)) return made.value;
      const running = making.get(address);
      const next = running && isWithin(lifeMs + graceMs, running) ? running.value : begin(address, make);
      if (!made || !isWithin(lifeMs + graceMs, made)) return next;
      next.catch(() => undefined);
      return made.value;
    },
    changed() {
      change += 1;
    },
  };
}
