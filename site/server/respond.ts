import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { byteRange } from '@banyan/api/server';
import { longCache } from '@banyan/app/document';
import type { SiteFile } from './files.ts';
import { noCache } from './headers.ts';

/** Answers a GET or HEAD with one file: compressed if the client takes it, 304 if it has it, a part if it asks for one. */
export function sendFile(
  request: Request,
  file: SiteFile,
  extra: Record<string, string> = {},
  status = 200,
): Response {
  const { body, encoding } = bestVariant(file, request.headers.get('accept-encoding') ?? '');
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': file.immutable ? longCache : noCache,
    ETag: etag,
    ...extra,
  });
  if (file.packed?.br || file.packed?.gzip) headers.set('Vary', 'Accept-Encoding');
  if (encoding) headers.set('Content-Encoding', encoding);

  if (status === 200 && matches(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (!encoding && file.type.startsWith('video/')) return sendRange(request, body, etag, headers);
  headers.set('Content-Length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/** Answers with a document that was rendered for this request alone: compressed if the client takes it, kept by nobody. */
export async function sendRendered(
  request: Request,
  html: string,
  status: number,
  extra: Record<string, string>,
): Promise<Response> {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding',
    ...extra,
  });
  const packed = takesGzip.test(request.headers.get('accept-encoding') ?? '');
  const body = packed ? new Uint8Array(await zip(html)) : new TextEncoder().encode(html);
  if (packed) headers.set('Content-Encoding', 'gzip');
  headers.set('Content-Length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

const zip = promisify(gzip);
const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/;
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/;

function bestVariant({ body, packed = {} }: SiteFile, accepted: string) {
  const { br, gzip } = packed;
  if (br && takesBrotli.test(accepted)) {
    packed.sent?.();
    return { body: br, encoding: 'br' };
  }
  if (gzip && takesGzip.test(accepted)) return { body: gzip, encoding: 'gzip' };
  return { body };
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

/** The whole or a part, as players ask for; Safari plays no video from a server that ignores ranges. */
function sendRange(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  etag: string,
  headers: Headers,
): Response {
  headers.set('Accept-Ranges', 'bytes');
  const size = body.byteLength;
  const asked = byteRange(request, { size, etag });
  if (asked === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = asked ?? { start: 0, end: size - 1 };
  headers.set('Content-Length', String(end - start + 1));
  if (asked) headers.set('Content-Range', `bytes ${start}-${end}/${size}`);
  const part = request.method === 'HEAD' ? null : body.subarray(start, end + 1);
  return new Response(part, { status: asked ? 206 : 200, headers });
}
