import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A response body, plain and compressed where that is worth it. */
export interface EncodedBody {
  /** ETag of `body`, with the quotation marks. */
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

/** Returns the smallest encoding of a body that a client accepts; undefined for the plain body. */
export function encodingFor({ br, gzip }: EncodedBody, accepted: string): 'br' | 'gzip' | undefined {
  if (br && takesBrotli(accepted)) return 'br';
  return gzip && takesGzip(accepted) ? 'gzip' : undefined;
}

/** The variant of a body that a client gets. */
interface BodyVariant {
  body: Uint8Array<ArrayBuffer>;
  /** ETag, which differs for each encoding. */
  etag: string;
  encoding: 'br' | 'gzip' | undefined;
}

/** Returns the variant of a body that a client accepts. @param accepted Its `Accept-Encoding`; `''` accepts only the plain body */
export function variantOf(encoded: EncodedBody, accepted: string): BodyVariant {
  const encoding = encodingFor(encoded, accepted);
  const packed = encoding && encoded[encoding];
  return packed
    ? { body: packed, etag: encoded.etag.replace(/"$/, `-${encoding}"`), encoding }
    : { body: encoded.body, etag: encoded.etag, encoding: undefined };
}

/** True if the client already has the body. @param ifNoneMatch Value of that header: tags separated by commas, or `*`. */
export function hasTag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  // Fast path for what nearly all clients send.
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

/** Number of bytes below which compression saves no packet. */
const leastPacked = 1_000;

/** Takes some milliseconds for a list of hundreds. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const plain = (text: string): EncodedBody => ({
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
  body: new TextEncoder().encode(text),
});

/** Encodes a text in every encoding, because many clients will get it. */
export async function encodedForAll(text: string): Promise<EncodedBody> {
  const one = plain(text);
  if (one.body.byteLength < leastPacked) return one;
  const [br, gz] = await Promise.all([brotli(one.body, brotliOptions), zip(one.body)]);
  return { ...one, br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}

/** Encodes a text for one client. @param accepted Its `Accept-Encoding` */
export async function encodedFor(text: string, accepted: string): Promise<EncodedBody> {
  const one = plain(text);
  if (one.body.byteLength < leastPacked || !takesGzip(accepted)) return one;
  return { ...one, gzip: new Uint8Array(await zip(one.body)) };
}
