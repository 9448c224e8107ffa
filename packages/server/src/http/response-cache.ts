import { type AnswerCache, answerCache } from './answer-cache.ts';
import { type EncodedBody, encodedForAll } from './encoded-body.ts';

/** A response that is the same for everybody, ready to send. */
export interface CachedResponse {
  /** Headers in addition to those of every cacheable response. */
  headers: Readonly<Record<string, string>>;
  encoded: EncodedBody;
}

/** The same response as text, before it is encoded. */
export interface SharedText extends Omit<CachedResponse, 'encoded'> {
  text: string;
}

export type ResponseCache = AnswerCache<CachedResponse>;

/** The compressed variants together are smaller than the plain body. */
const bytesOf = ({ encoded }: CachedResponse) => 2 * encoded.body.byteLength;

/** Creates the cache of API responses that depend only on the data and the time. @param lifeMs @default 1000 */
export const responseCache = (now: () => number, lifeMs?: number): ResponseCache =>
  answerCache({ bytesOf, now, lifeMs });

/** Encodes a text as a response; returns the previous response if its text is the same. */
export async function sharedAnswerOf(
  { text, headers }: SharedText,
  before: CachedResponse | undefined,
): Promise<CachedResponse> {
  if (before && Buffer.from(text).equals(before.encoded.body)) return before;
  return { headers, encoded: await encodedForAll(text) };
}

/**
 * Returns the canonical address of a request: with the parsed query parameters in the order of their schema, and no others.
 * @param route The pattern of its path, `/events/:id`
 * @param query As parsed by its schema
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
