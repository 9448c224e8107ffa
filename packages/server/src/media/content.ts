import { open } from 'node:fs/promises';
import { type Detector, FileTypeParser } from 'file-type';
import { RefusedFile } from './refused-file.ts';

/** Type of a file, detected from its first bytes and not from its name. */
export type Content = { type: 'image'; isHeic: boolean } | { type: 'video'; container: Container };

/** Container format of a film. `boxes` stands for MP4, QuickTime and the variants of phones (3GP). */
export type Container = 'boxes' | 'webm' | 'mkv' | 'ogv' | 'avi';

/** Box types that only an MP4 or QuickTime film can begin with, and that the library does not recognize. */
const firstBoxes = new Set(['uuid', 'skip', 'pnot']);

const boxes: Detector = {
  id: 'banyan.boxes',
  async detect(tokenizer) {
    const head = new Uint8Array(8);
    await tokenizer.peekBuffer(head, { mayBeLess: true });
    return firstBoxes.has(String.fromCharCode(...head.subarray(4)))
      ? { ext: 'mp4', mime: 'video/mp4' }
      : undefined;
  },
};

const packed: Readonly<Record<string, Container>> = {
  mp4: 'boxes',
  m4v: 'boxes',
  m4p: 'boxes',
  f4v: 'boxes',
  mov: 'boxes',
  '3gp': 'boxes',
  '3g2': 'boxes',
  webm: 'webm',
  mkv: 'mkv',
  ogv: 'ogv',
  ogm: 'ogv',
  avi: 'avi',
};

/** Number of bytes needed to detect the type of a file. */
const headBytes = 4_100;

/**
 * Detects the type of a file from its first bytes.
 * @throws RefusedFile for a file that cannot be part of a gallery
 */
export async function contentOf(head: Uint8Array): Promise<Content> {
  if (head.length === 0) throw new RefusedFile('it is empty; copy it again');
  const found = await new FileTypeParser({ customDetectors: [boxes] })
    .fromBuffer(head.subarray(0, headBytes))
    .catch(() => undefined);
  const { ext = '', mime = '' } = found ?? {};
  const container = Object.hasOwn(packed, ext) ? packed[ext] : undefined;
  if (container) return { type: 'video', container };
  if (mime.startsWith('image/')) return { type: 'image', isHeic: mime.startsWith('image/heic') };
  if (mime.startsWith('video/'))
    throw new RefusedFile(
      `it is a film that browsers do not play (${ext.toUpperCase()}); save it as MP4 (H.264) and try again`,
    );
  throw new RefusedFile('it is neither a photo nor a film; save it as JPEG or MP4 and try again');
}

/** Detects the type of a file on this machine. */
export async function contentOfFile(file: string): Promise<Content> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return await contentOf(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}
