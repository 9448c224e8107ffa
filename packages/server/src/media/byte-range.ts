/** A byte range: first and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The file that a range is requested of. */
export interface RangedFile {
  /** Size of the whole file in bytes. */
  size: number;
  /** Its strong `ETag`, with the quotation marks. */
  etag: string;
  /** Time of the last change, in milliseconds since 1970 without a fraction of a second; absent if no `Last-Modified` is sent. */
  changed?: number;
}

/** True if the file is unchanged since the client got a part of it (RFC 9110, 13.1.5): the same tag, or the same date. */
function isSame(headers: Headers, { etag, changed }: RangedFile): boolean {
  const condition = headers.get('If-Range');
  return condition === null || condition === etag || Date.parse(condition) === changed;
}

/**
 * Returns the part of a file that a request asks for with `Range` and `If-Range` (RFC 9110, 14). `undefined` means the whole file,
 * with status 200: no range, no GET, a file that has changed since the client got a part, an unknown unit, or several ranges, which
 * a server may ignore. `'unsatisfiable'` is a range behind the end, and a 416. Site and API both use this function: if a server
 * ignores `If-Range`, a resumed download may be put together from two files.
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
