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

/** The one of its forms that a client is sent. */
export interface BodyVariant {
  body: Uint8Array<ArrayBuffer>;
  /** Another one for each encoding. */
  etag: string;
  /** As `Content-Encoding` says it; missing for the body as it is. */
  encoding?: 'br' | 'gzip';
}

const brotliTaken = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/;
const gzipTaken = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/;

/** @param accepted An `Accept-Encoding` */
export const takesGzip = (accepted: string): boolean => gzipTaken.test(accepted);

/** The smallest of its forms that a client takes. @param accepted Its `Accept-Encoding`; `''` takes the body as it is. */
export function variantOf({ body, etag, br, gzip }: EncodedBody, accepted: string): BodyVariant {
  const packed = (encoded: Uint8Array<ArrayBuffer>, encoding: 'br' | 'gzip'): BodyVariant => ({
    body: encoded,
    etag: etag.replace(/"$/, `-${encoding}"`),
    encoding,
  });
  if (br && brotliTaken.test(accepted)) return packed(br, 'br');
  if (gzip && takesGzip(accepted)) return packed(gzip, 'gzip');
  return { body, etag };
}

/** Whether a client has it already. @param ifNoneMatch What that header says: tags by commas, or `*`. */
export const hasTag = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch
    ? ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
    : false;

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
