import type { FileHandle } from 'node:fs/promises';

/** What an MP4 or QuickTime file tells besides its pictures and sound. */
export interface FilmHead {
  width: number | undefined;
  height: number | undefined;
}

interface Box {
  type: string;
  /** Of the box itself, and of what is in it. */
  start: number;
  body: number;
  end: number;
}

const mostBoxes = 100_000;

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** The boxes between two places of a file (ISO/IEC 14496-12, 4.2); ends early where the file is damaged. */
async function boxesIn(handle: FileHandle, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = [];
  let start = from;
  while (start + 8 <= to && boxes.length < mostBoxes) {
    const head = await bytesAt(handle, start, 16);
    if (head.length < 8) break;
    const short = head.readUInt32BE(0);
    const long = short === 1 && head.length === 16;
    const size = short === 0 ? to - start : long ? Number(head.readBigUInt64BE(8)) : short;
    const body = start + (long ? 16 : 8);
    if (start + size < body || start + size > to) break;
    boxes.push({ type: head.toString('latin1', 4, 8), start, body, end: start + size });
    start += size;
  }
  return boxes;
}

const zeros = Buffer.alloc(65_536);

/** Makes a box free space of the same length, so that nothing behind it moves. */
async function blank(handle: FileHandle, { start, body, end }: Box): Promise<void> {
  await handle.write('free', start + 4, 'latin1');
  for (let at = body; at < end; at += zeros.length) {
    await handle.write(zeros, 0, Math.min(zeros.length, end - at), at);
  }
}

/** When it was filmed and changed, in the heads of the film, a track and its media. None is a time too: 0. */
const timed = ['mvhd', 'tkhd', 'mdhd'];

async function forgetTimes(handle: FileHandle, { body, end }: Box): Promise<void> {
  const [version] = await bytesAt(handle, body, 1);
  const length = version === 1 ? 16 : 8;
  if (body + 4 + length <= end) await handle.write(zeros, 0, length, body + 4);
}

/** Notes of the camera: where, by whose name, with what; XMP and maker's data. */
const notes = ['udta', 'meta', 'uuid'];

const inside = async (handle: FileHandle, { body, end }: Box, type: string) =>
  (await boxesIn(handle, body, end)).filter((box) => box.type === type);

/** A track's kind, such as `vide`, `soun` or `meta`. */
async function kindOf(handle: FileHandle, track: Box): Promise<string> {
  const [media] = await inside(handle, track, 'mdia');
  const [handler] = media ? await inside(handle, media, 'hdlr') : [];
  return handler ? (await bytesAt(handle, handler.body + 8, 4)).toString('latin1') : '';
}

/** Pixels as shown: a telephone writes lying pictures and a quarter turn. */
async function pixelsOf(handle: FileHandle, track: Box): Promise<FilmHead> {
  const [header] = await inside(handle, track, 'tkhd');
  const bytes = header ? await bytesAt(handle, header.body, header.end - header.body) : Buffer.alloc(0);
  const matrix = bytes[0] === 1 ? 52 : 40;
  if (bytes.length < matrix + 44) return { width: undefined, height: undefined };
  const turned = bytes.readInt32BE(matrix) === 0;
  const [across, down] = [bytes.readUInt16BE(matrix + 36), bytes.readUInt16BE(matrix + 40)];
  return turned ? { width: down, height: across } : { width: across, height: down };
}

/**
 * Takes the camera's notes out of an MP4 or QuickTime file, in place: where it was filmed (also as a track of its own, as
 * action cameras write it), with what, when and by whose account. Answers its pixels.
 */
export async function cleanFilm(handle: FileHandle, size: number): Promise<FilmHead> {
  let head: FilmHead = { width: undefined, height: undefined };
  const top = await boxesIn(handle, 0, size);
  for (const box of top.filter(({ type }) => notes.includes(type))) await blank(handle, box);
  for (const movie of top.filter(({ type }) => type === 'moov')) {
    for (const part of await boxesIn(handle, movie.body, movie.end)) {
      if (notes.includes(part.type)) await blank(handle, part);
      if (timed.includes(part.type)) await forgetTimes(handle, part);
      if (part.type !== 'trak') continue;
      const kind = await kindOf(handle, part);
      if (kind === 'meta') await blank(handle, part);
      if (kind === 'vide' && !head.width) head = await pixelsOf(handle, part);
      for (const inner of await boxesIn(handle, part.body, part.end)) {
        if (notes.includes(inner.type)) await blank(handle, inner);
        if (timed.includes(inner.type)) await forgetTimes(handle, inner);
        if (inner.type === 'mdia')
          for (const head of await inside(handle, inner, 'mdhd')) await forgetTimes(handle, head);
      }
    }
  }
  return head;
}
