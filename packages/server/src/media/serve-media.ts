import { byteRange } from './byte-range.ts';
import { isItemFolder } from './media-folder.ts';
import { mediaTypeOf } from './media-types.ts';
import type { MediaStore } from './store/media-store.ts';

/** A media file to serve. */
interface MediaFile {
  key: string;
  type: string;
  size: number;
  /** Milliseconds since 1970. */
  changed: number;
  /** Set if its address changes with its content. */
  immutable: boolean;
}

const mostSegments = 6;

function segmentsOf(pathname: string): string[] | undefined {
  try {
    const segments = pathname.split('/').map(decodeURIComponent);
    // Refuses hidden files, parent folders, and encoded slashes.
    const plain = segments.every((segment) => /^[^./\\\0][^/\\\0]*$/.test(segment));
    return plain && segments.length <= mostSegments ? segments : undefined;
  } catch {
    return undefined;
  }
}

/** Finds the file at a path; `undefined` if it is unknown, hidden, of a type that is not served, or behind a symbolic link. */
async function fileAt(media: MediaStore, pathname: string): Promise<MediaFile | undefined> {
  const segments = segmentsOf(pathname);
  const type = mediaTypeOf(segments?.at(-1) ?? '');
  if (!segments || !type) return undefined;
  const key = segments.join('/');
  const found = await media.about(key);
  // A date in a header has no milliseconds.
  const changed = Math.floor((found?.changed ?? 0) / 1000) * 1000;
  return found && { key, type, size: found.size, changed, immutable: isItemFolder(segments[0] ?? '') };
}

function headersOf({ type, size, changed, immutable }: MediaFile): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Length': String(size),
    'Accept-Ranges': 'bytes',
    'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    ETag: `"${size.toString(36)}-${changed.toString(36)}"`,
    'Last-Modified': new Date(changed).toUTCString(),
    'X-Content-Type-Options': 'nosniff',
    // A browser that opens the file directly wraps it in a page of its own. This policy allows showing the file and nothing else.
    'Content-Security-Policy':
      "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
  };
}

function isKnown(request: Request, { changed }: MediaFile, tag: string): boolean {
  const match = request.headers.get('If-None-Match');
  if (match !== null) {
    return match.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);
  }
  return Date.parse(request.headers.get('If-Modified-Since') ?? '') >= changed;
}

/**
 * Answers GET and HEAD for a stored file: whole, a part, or 304. The file is streamed and never held in memory.
 * @param pathname Path after the address of all media, still encoded.
 * @returns `undefined` when there is nothing to serve.
 */
export async function serveMedia(
  media: MediaStore,
  pathname: string,
  request: Request,
  more: Readonly<Record<string, string>> = {},
): Promise<Response | undefined> {
  const file = await fileAt(media, pathname);
  if (!file) return undefined;
  const headers = new Headers({ ...headersOf(file), ...more });
  const tag = headers.get('ETag') ?? '';
  if (isKnown(request, file, tag)) {
    headers.delete('Content-Length');
    return new Response(null, { status: 304, headers });
  }
  if (request.method === 'HEAD') return new Response(null, { headers });
  const asked = byteRange(request, { size: file.size, etag: tag, changed: file.changed });
  if (asked === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.size}`);
    headers.delete('Content-Length');
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = asked ?? { start: 0, end: file.size - 1 };
  headers.set('Content-Length', String(end - start + 1));
  if (asked) headers.set('Content-Range', `bytes ${start}-${end}/${file.size}`);
  const body = end < start ? null : await media.read(file.key, { start, end });
  if (body === undefined) return undefined;
  return new Response(body, { status: asked ? 206 : 200, headers });
}
