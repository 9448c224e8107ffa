import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** One body as it may be sent: as it is, and packed where that is worth it. */
export interface EncodedBody {
  /** Of `body`, with the quotation marks. */
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
}

const brotliTaken = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/;
const gzipTaken = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/;

/** @param accepted An `Accept-Encoding` */
export const takesBrotli = (accepted: string): boolean => brotliTaken.test(accepted);

/** @param accepted An `Accept-Encoding` */
export const takesGzip = (accepted: string): boolean => gzipTaken.test(accepted);

/** The smallest of the forms of a body that a client takes; undefined for the body as it is. */
export function encodingFor({ br, gzip }: EncodedBody, accepted: string): 'br' | 'gzip' | undefined {
  if (br && takesBrotli(accepted)) return 'br';
  return gzip && takesGzip(accepted) ? 'gzip' : undefined;
}

/** What a client is sent of a body. */
interface BodyVariant {
  body: Uint8Array<ArrayBuffer>;
  /** Another one for each encoding. */
  etag: string;
  encoding: 'br' | 'gzip' | undefined;
}

/** The form of a body that a client takes. @param accepted Its `Accept-Encoding`; `''` takes the body as it is */
export function variantOf(encoded: EncodedBody, accepted: string): BodyVariant {
  const encoding = encodingFor(encoded, accepted);
  const packed = encoding && encoded[encoding];
  return packed
    ? { body: packed, etag: encoded.etag.replace(/"$/, `-${encoding}"`), encoding }
    : { body: encoded.body, etag: encoded.etag, encoding: undefined };
}

/** Whether a client has it already. @param ifNoneMatch What that header says: tags by commas, or `*`. */
export function hasTag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  // As nearly everybody says it.
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

/** Bytes below which packing saves no packet. */
const leastPacked = 1_000;

/** Some milliseconds for a list of hundreds. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const plain = (text: string): EncodedBody => ({
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
  body: new TextEncoder().encode(text),
});

/** A text as many will be sent it: in every form. */
export async function encodedForAll(text: string): Promise<EncodedBody> {
  const one = plain(text);
  if (one.body.byteLength < leastPacked) return one;
  const [br, gz] = await Promise.all([brotli(one.body, brotliOptions), zip(one.body)]);
  return { ...one, br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}

/** A text as one client is sent it. @param accepted Its `Accept-Encoding` */
export async function encodedFor(text: string, accepted: string): Promise<EncodedBody> {
  const one = plain(text);
  if (one.body.byteLength < leastPacked || !takesGzip(accepted)) return one;
  return { ...one, gzip: new Uint8Array(await zip(one.body)) };
}
