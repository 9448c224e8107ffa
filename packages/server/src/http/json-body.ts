import { limits } from '@banyan/api/contract';
import { chunksOf } from './body-slots.ts';
import { HttpError } from './http-error.ts';

/** Accepts exactly `application/json`. Parameters such as a charset may follow, and the charset must be UTF-8. */
function requireJson(contentType: string | null): void {
  const parts = String(contentType).toLowerCase().split(';');
  const [type, ...parameters] = parts.map((part) => part.trim());
  const charsets = parameters.filter((part) => part.startsWith('charset='));
  if (type !== 'application/json' || !charsets.every((one) => /^charset="?utf-?8"?$/.test(one))) {
    throw new HttpError(415, 'Send the body as application/json.');
  }
}

const tooLarge = () => new HttpError(413, 'This is more than we can take at once. Please shorten it.');

/**
 * Reads the bytes of a body and counts them as they arrive. `Content-Length` is only an upper bound and reserves no memory.
 * @throws HttpError 413 for more than `most` bytes, 408 when they arrive too slowly, 503 when there is no memory for them, 400 when
 * they break off.
 */
export async function readBytes(request: Request, most: number): Promise<Buffer<ArrayBuffer>> {
  const told = Number(request.headers.get('Content-Length') ?? most);
  if (!(told <= most)) throw tooLarge();
  let bytes = Buffer.allocUnsafeSlow(Math.min(told, limits.body.json));
  let size = 0;
  try {
    for await (const chunk of chunksOf(request)) {
      const needed = size + chunk.byteLength;
      if (needed > told) throw tooLarge();
      if (needed > bytes.byteLength) {
        const larger = Buffer.allocUnsafeSlow(Math.min(told, 2 * needed));
        bytes.copy(larger, 0, 0, size);
        bytes = larger;
      }
      bytes.set(chunk, size);
      size = needed;
    }
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, 'The body did not arrive completely.');
  }
  return bytes.subarray(0, size);
}

/**
 * Reads the JSON body of a request.
 * @throws HttpError 415 for another type, 413 above `most` bytes, 400 when it is not JSON in UTF-8.
 */
export async function readJsonBody(request: Request, most: number): Promise<unknown> {
  requireJson(request.headers.get('Content-Type'));
  const bytes = await readBytes(request, most);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}
