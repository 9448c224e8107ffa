import { type EncodedBody, encodedForAll } from './encoded-body.ts';

/** An answer that is the same for everybody, as it is sent. */
export interface SharedAnswer {
  /** Which address of ours it is, for the log. */
  route: string;
  /** Besides those of every answer that may be kept. */
  headers: Readonly<Record<string, string>>;
  encoded: EncodedBody;
}

/** The same before its bytes are made. */
export interface SharedText extends Omit<SharedAnswer, 'encoded'> {
  text: string;
}

/** Answers that depend on nothing but the data and the moment, made once and then sent from memory. */
export interface SharedAnswers {
  /** What can be sent at once. @param address Path and query, as this process writes them itself */
  ready: (address: string) => SharedAnswer | undefined;
  /**
   * The answer at an address; several who ask at once wait for one.
   * @param address Has one spelling for everything that is the same, and there are no more of them than there is data
   * @param make Makes it of the data as it is now. What it throws is thrown to those who wait, and is not kept
   */
  get: (address: string, make: () => Promise<SharedText>) => Promise<SharedAnswer>;
  /** To be called after every change of the data: from here on nobody gets what was made of it before. */
  changed: () => void;
}

/**
 * The one spelling of an address: with what was understood of its query, in the order of its schema, and without the rest.
 * @param route The pattern of its path, `/events/:id`
 * @param query As its schema read it
 */
export function sharedAddress(
  route: string,
  params: Readonly<Record<string, string>> = {},
  query: object = {},
): string {
  const path = route.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  return asked.size > 0 ? `${path}?${asked}` : path;
}

/** Bounds what is kept. */
interface Bounds {
  /** How long an answer is sent before it is made again, in milliseconds. @default 1000 */
  lifeMs?: number | undefined;
  /** @default 1,000 answers of together 32 MB */
  most?: { answers: number; bytes: number };
}

/** Something made of the data as it was at a moment. */
interface Made<T> {
  began: number;
  change: number;
  value: T;
}

/** Its packed forms together are smaller than the plain one. */
const bytesOf = ({ encoded }: SharedAnswer) => 2 * encoded.body.byteLength;

/**
 * An answer lives for a second at most: so nothing is ever older, whoever changed it in another process, and however much of
 * it goes by the clock. Until the text is another one, its bytes stay.
 */
export function sharedAnswers(
  now: () => number,
  { lifeMs = 1_000, most = { answers: 1_000, bytes: 32_000_000 } }: Bounds = {},
): SharedAnswers {
  const kept = new Map<string, Made<SharedAnswer>>();
  const making = new Map<string, Made<Promise<SharedAnswer>>>();
  let change = 0;
  let bytes = 0;

  const isFresh = (made: Made<unknown>) => {
    const age = now() - made.began;
    return made.change === change && age >= 0 && age < lifeMs;
  };

  const drop = (address: string, { value }: Made<SharedAnswer>) => {
    kept.delete(address);
    bytes -= bytesOf(value);
  };

  const keep = (address: string, made: Made<SharedAnswer>) => {
    if (bytesOf(made.value) > most.bytes) return;
    const before = kept.get(address);
    if (before) drop(address, before);
    kept.set(address, made);
    bytes += bytesOf(made.value);
    // First those that were not made again for the longest time: what many ask for is made again every second.
    for (const [first, one] of kept) {
      if (kept.size <= most.answers && bytes <= most.bytes) break;
      drop(first, one);
    }
  };

  const answerOf = async (address: string, { text, ...about }: SharedText): Promise<SharedAnswer> => {
    const before = kept.get(address)?.value;
    const isSame = before && Buffer.from(text).equals(before.encoded.body);
    return isSame ? before : { ...about, encoded: await encodedForAll(text) };
  };

  const begin = (address: string, make: () => Promise<SharedText>): Promise<SharedAnswer> => {
    const start = { began: now(), change };
    const value = make().then((made) => answerOf(address, made));
    const mine = { ...start, value };
    making.set(address, mine);
    const settled = (answer?: SharedAnswer) => {
      if (making.get(address) === mine) making.delete(address);
      if (answer && start.change === change) keep(address, { ...start, value: answer });
    };
    value.then(settled, () => settled());
    return value;
  };

  return {
    ready(address) {
      const made = kept.get(address);
      return made && isFresh(made) ? made.value : undefined;
    },
    async get(address, make) {
      const made = kept.get(address);
      if (made && isFresh(made)) return made.value;
      const running = making.get(address);
      return running && isFresh(running) ? running.value : begin(address, make);
    },
    changed() {
      change += 1;
    },
  };
}
