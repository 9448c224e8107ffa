import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
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
  if (file.br || file.gzip) headers.set('Vary', 'Accept-Encoding');
  if (encoding) headers.set('Content-Encoding', encoding);

  if (status === 200 && matches(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (!encoding && file.type.startsWith('video/')) return sendRange(request, body, headers);
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

function bestVariant(file: SiteFile, accepted: string) {
  if (file.br && takesBrotli.test(accepted)) return { body: file.br, encoding: 'br' };
  if (file.gzip && takesGzip.test(accepted)) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.body };
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

/** One byte range, as players ask for; Safari plays no video from a server that ignores ranges. */
function sendRange(request: Request, body: Uint8Array<ArrayBuffer>, headers: Headers): Response {
  headers.set('Accept-Ranges', 'bytes');
  const size = body.byteLength;
  const asked = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '');
  const [, from = '', to = ''] = asked ?? [];
  if (!asked || (from === '' && to === '')) {
    headers.set('Content-Length', String(size));
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  }
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end) {
    headers.set('Content-Range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${start}-${end}/${size}`);
  headers.set('Content-Length', String(end - start + 1));
  return new Response(request.method === 'HEAD' ? null : body.subarray(start, end + 1), {
    status: 206,
    headers,
  });
}
