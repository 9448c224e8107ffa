import { type AnswerCache, answerCache } from './answer-cache.ts';
import { type EncodedBody, encodedForAll } from './encoded-body.ts';

/** An answer that is the same for everybody, as it is sent. */
export interface CachedResponse {
  /** Headers besides those of every answer that may be kept. */
  headers: Readonly<Record<string, string>>;
  encoded: EncodedBody;
}

/** The same before its bytes are made. */
export interface SharedText extends Omit<CachedResponse, 'encoded'> {
  text: string;
}

export type ResponseCache = AnswerCache<CachedResponse>;

/** The compressed forms of an answer are together smaller than the plain one. */
const bytesOf = ({ encoded }: CachedResponse) => 2 * encoded.body.byteLength;

/** Cache of the API's answers that depend on nothing but the data and the moment. @param lifeMs @default 1000 */
export const responseCache = (now: () => number, lifeMs?: number): ResponseCache =>
  answerCache({ bytesOf, now, lifeMs });

/** Makes a text into an answer; one that says the same as the last one is that one. */
export async function sharedAnswerOf(
  { text, headers }: SharedText,
  before: CachedResponse | undefined,
): Promise<CachedResponse> {
  if (before && Buffer.from(text).equals(before.encoded.body)) return before;
  return { headers, encoded: await encodedForAll(text) };
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
