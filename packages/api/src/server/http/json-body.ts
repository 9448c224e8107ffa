import { limits } from '../../contract/limits.ts';
import { Refusal } from './refusal.ts';

/** Exactly `application/json`; parameters such as a charset may follow, and only UTF-8 will do. */
function requireJson(contentType: string | null): void {
  const parts = String(contentType).toLowerCase().split(';');
  const [type, ...parameters] = parts.map((part) => part.trim());
  const charsets = parameters.filter((part) => part.startsWith('charset='));
  if (type !== 'application/json' || !charsets.every((one) => /^charset="?utf-?8"?$/.test(one))) {
    throw new Refusal(415, 'Send the body as application/json.');
  }
}

const tooLarge = () => new Refusal(413, 'This is more than we can take at once. Please shorten it.');

/** Every chunk of a body, as long as they come in time; whoever sends one slower than that holds memory for nothing. */
async function* chunksOf(request: Request, patienceMs: number): AsyncGenerator<Uint8Array> {
  if (!request.body) return;
  const reader = request.body.getReader();
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    reader.cancel().catch(() => undefined);
  }, patienceMs);
  try {
    for (let next = await reader.read(); next?.value; next = await reader.read()) yield next.value;
  } finally {
    clearTimeout(late);
    // Nothing more is wanted, whether it ended or not.
    reader.cancel().catch(() => undefined);
  }
  if (isLate) throw new Refusal(408, 'The body took too long to arrive. Please send it again.');
}

/**
 * The bytes of a body, counted as they arrive, each in memory once: what `Content-Length` says is only how much may come.
 * @param patienceMs How long it may take to arrive, in milliseconds. @default what the client waits for an upload
 * @throws Refusal 413 once there are more than `most`, 408 when they take too long, 400 when they break off.
 */
export async function readBytes(
  request: Request,
  most: number,
  patienceMs: number = limits.uploadTimeoutMs,
): Promise<Buffer<ArrayBuffer>> {
  const told = Number(request.headers.get('Content-Length') ?? most);
  if (!(told <= most)) throw tooLarge();
  const bytes = Buffer.allocUnsafeSlow(told);
  let size = 0;
  try {
    for await (const chunk of chunksOf(request, patienceMs)) {
      if (size + chunk.byteLength > told) throw tooLarge();
      bytes.set(chunk, size);
      size += chunk.byteLength;
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'The body did not arrive completely.');
  }
  return bytes.subarray(0, size);
}

/**
 * The JSON of a request.
 * @throws Refusal 415 for another type, 413 above `most` bytes, 400 when it is not JSON in UTF-8.
 */
export async function readJsonBody(request: Request, most: number): Promise<unknown> {
  requireJson(request.headers.get('Content-Type'));
  const bytes = await readBytes(request, most);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.');
  }
}
