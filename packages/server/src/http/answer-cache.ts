/** In-memory cache of responses that many people ask for. */
export interface AnswerCache<T> {
  /** Returns the response for an address if it is fresh. */
  ready: (address: string) => T | undefined;
  /**
   * Returns the response for an address. Concurrent calls share one computation. Within the grace period a stale response is
   * returned while the next one is made.
   *
   * @param address Canonical address: one spelling for the same content, so that there are no more addresses than data.
   * @param make Makes the response from the current data. `before` is the last response since the data changed; return it if
   * nothing is different. An error is thrown to all who wait, and is not cached.
   */
  get: (address: string, make: (before: T | undefined) => Promise<T>) => Promise<T>;
  /** Invalidates all responses after a change of the data: no later call gets a response that was made before. */
  changed: () => void;
}

export interface AnswerCacheOptions<T> {
  /** Returns the memory size of a response, in bytes. */
  bytesOf: (answer: T) => number;
  /** Time that a response is fresh, in milliseconds. @default 1000 */
  lifeMs?: number | undefined;
  /** Time after that in which a stale response is served while the next one is made, in milliseconds. @default 0 */
  graceMs?: number;
  /** Maximum number of responses. @default 1000 */
  most?: number;
  /** Maximum total size in bytes. @default 32,000,000 */
  mostBytes?: number;
  /** Returns the time in milliseconds since 1970. @default the real clock */
  now?: () => number;
}

/** A value, with the time and the change counter when its computation began. */
interface Made<T> {
  began: number;
  change: number;
  value: T;
}

/** Creates a cache of responses for pages and for reads of the API. */
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
    // Evicts first the responses that were not refreshed for the longest time.
    for (const [first, one] of kept) {
      if (kept.size <= most && bytes <= mostBytes) break;
      drop(first, one);
    }
  };

  const begin = (address: string, make: (before: T | undefined) => Promise<T>): Promise<T> => {
    const start = { began: now(), change };
    const last = kept.get(address);
    // A response from before a change may contain data that the change hid or removed.
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
