import { brotli, encodings, quickly, well } from '../build/compress.ts';
import { type SiteFile, tagOf } from './files.ts';

/** So many are remembered, those that were made or made again last: rendered again, most pages are what they were. */
const mostRemembered = 300;
const remembered = new Map<string, Promise<SiteFile>>();

/** One after another, so that whoever is answered meanwhile has a core. */
let improving: Promise<void> = Promise.resolve();

/** Bytes of one flight of packets, and of it what a document's headers leave. */
const wholeFlight = 14_600;
const flight = wholeFlight - 1_300;

async function pack(file: SiteFile): Promise<SiteFile> {
  const quick = await encodings(file.body, quickly);
  const packed: SiteFile & { br: Uint8Array<ArrayBuffer> } = { ...file, ...quick };
  // A round trip takes longer than to pack it better.
  const missesBy = (most: number) => packed.br.byteLength > flight && packed.br.byteLength < most;
  if (missesBy(1.15 * wholeFlight)) packed.br = await brotli(file.body, well);
  // The best is some 3 % less.
  if (missesBy(1.03 * flight)) return { ...packed, br: await brotli(file.body) };
  const improve = async () => {
    packed.br = await brotli(file.body);
  };
  packed.sent = () => {
    packed.sent = () => {
      delete packed.sent;
      // Where there is no memory for it, the quick one goes on.
      improving = improving.then(improve).catch(() => undefined);
    };
  };
  return packed;
}

/**
 * Compresses what this process has made: at once quickly, as much better as makes one flight of it where that can be, and as well
 * as can be when it is sent for the second time. The best takes twenty times as long for a tenth of the bytes, and most of a site
 * that changes is asked for once, or never. The same text of the same type is one file.
 */
export function packedFile(text: string, type: string): Promise<SiteFile> {
  const body = new TextEncoder().encode(text);
  const etag = tagOf(body);
  const key = `${etag} ${type}`;
  const packed = remembered.get(key) ?? pack({ type, immutable: false, etag, body });
  remembered.delete(key);
  remembered.set(key, packed);
  const [oldest] = remembered.keys();
  if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
  return packed;
}
