/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What a range is asked of. */
export interface RangedFile {
  /** Bytes of the whole. */
  size: number;
  /** Its strong `ETag`, with the quotation marks. */
  etag: string;
  /** When it was changed, in milliseconds since 1970 without a fraction of a second; absent where no `Last-Modified` is sent. */
  changed?: number;
}

/** Whether the file is still the one a part of which the other end has (RFC 9110, 13.1.5): the same tag, or the same date. */
function isSame(headers: Headers, { etag, changed }: RangedFile): boolean {
  const condition = headers.get('If-Range');
  return condition === null || condition === etag || Date.parse(condition) === changed;
}

/**
 * The part of a file that a request asks for by `Range` and `If-Range` (RFC 9110, 14). `undefined` means all of it, as 200:
 * nothing asked, no GET, a file that has changed since the part that is there already, a unit we do not know, or several
 * parts at once, which a server may ignore. `'unsatisfiable'` begins behind the end, and is a 416. Site and API both ask here:
 * a server that ignores `If-Range` lets a resumed download be put together of two files.
 */
export function byteRange(
  { method, headers }: Request,
  file: RangedFile,
): ByteRange | 'unsatisfiable' | undefined {
  const { size } = file;
  const [match, from = '', to = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(headers.get('Range')?.trim() ?? '') ?? [];
  // Only GET has ranges (RFC 9110, 14.2).
  if (!match || (from === '' && to === '') || method !== 'GET' || !isSame(headers, file)) return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  if (to !== '' && Number(to) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
