import { brotli, encodings, quickly } from '../build/compress.ts';

/** A body under both encodings. */
export interface Packed {
  br?: Uint8Array<ArrayBuffer> | undefined;
  gzip?: Uint8Array<ArrayBuffer> | undefined;
  /** Told each time that it is about to be sent. */
  sent?: () => void;
}

/** So many are remembered, those that were made or made again last: rendered again, most pages are what they were. */
const mostRemembered = 300;
const remembered = new Map<string, Promise<Packed>>();

/** One after another, so that whoever is answered meanwhile has a core. */
let improving: Promise<void> = Promise.resolve();

async function pack(body: Uint8Array<ArrayBuffer>): Promise<Packed> {
  const packed: Packed = await encodings(body, quickly);
  const improve = async () => {
    packed.br = await brotli(body);
  };
  packed.sent = () => {
    delete packed.sent;
    // Where there is no memory for it, the quick one goes on.
    improving = improving.then(improve).catch(() => undefined);
  };
  return packed;
}

/**
 * Compresses what this process has made: at once quickly, and as well as can be when it is sent for the first time. The best
 * takes twenty times as long for a tenth of the bytes; a start would wait seconds for pages that nobody asks for.
 * @param etag Of the body: the same is compressed once.
 */
export function packedOf(etag: string, body: Uint8Array<ArrayBuffer>): Promise<Packed> {
  const packed = remembered.get(etag) ?? pack(body);
  remembered.delete(etag);
  remembered.set(etag, packed);
  const [oldest] = remembered.keys();
  if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
  return packed;
}
