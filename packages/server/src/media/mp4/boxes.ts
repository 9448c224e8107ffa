import { RefusedFile } from '../refused-file.ts';

/** A box of an MP4 or QuickTime file, in memory (ISO/IEC 14496-12, 4.2). */
export interface Box {
  type: string;
  /** Content without the header. */
  body: Buffer;
}

/** Error for a film whose tables do not match its bytes. */
export const damaged = () =>
  new RefusedFile('it is damaged, or was not copied completely; copy it from the camera again');

/** Parses the header of the box at the start of `bytes`, of which `room` bytes follow; `undefined` if there is none. */
export function boxHeader(bytes: Buffer, room: number) {
  if (bytes.length < 8) return undefined;
  const short = bytes.readUInt32BE(0);
  if (short === 1 && bytes.length < 16) return undefined;
  const size = short === 0 ? room : short === 1 ? Number(bytes.readBigUInt64BE(8)) : short;
  const header = short === 1 ? 16 : 8;
  return size < header ? undefined : { type: bytes.toString('latin1', 4, 8), header, size };
}

/** Parses the boxes in `bytes`, as far as they fit. */
export function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length; ) {
    const rest = bytes.subarray(at);
    const found = boxHeader(rest.subarray(0, 16), rest.length);
    if (!found || found.size > rest.length) break;
    boxes.push({ type: found.type, body: rest.subarray(found.header, found.size) });
    at += found.size;
  }
  return boxes;
}

/** Returns the body of the box at a path of types; `undefined` if there is none. */
export function bodyAt(bytes: Buffer, ...path: readonly string[]): Buffer | undefined {
  const [type, ...inner] = path;
  if (type === undefined) return bytes;
  const found = boxesIn(bytes).find((box) => box.type === type);
  return found && bodyAt(found.body, ...inner);
}

/** Creates a box with these contents, one after the other. */
export function box(type: string, ...contents: readonly Uint8Array[]): Buffer {
  const header = Buffer.alloc(8);
  const whole = Buffer.concat([header, ...contents]);
  whole.writeUInt32BE(whole.length, 0);
  whole.write(type, 4, 'latin1');
  return whole;
}

/** Encodes numbers as 32 bits each; negative ones as two's complement. */
export function words(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number >>> 0, index * 4);
  return bytes;
}

/** Reads a number of 32 bits. @throws RefusedFile when the box is too short */
export function wordAt(body: Buffer, at: number): number {
  if (at + 4 > body.length) throw damaged();
  return body.readUInt32BE(at);
}

/** Reads a number of 64 bits. @throws RefusedFile when the box is too short, or the number is larger than any file */
export function longAt(body: Buffer, at: number): number {
  const number = wordAt(body, at) * 2 ** 32 + wordAt(body, at + 4);
  if (!Number.isSafeInteger(number)) throw damaged();
  return number;
}

/** Returns the first bytes of a box, without anything hidden behind them. @throws RefusedFile when it is shorter */
export function exactly(body: Buffer, length: number): Buffer {
  if (length > body.length) throw damaged();
  return body.subarray(0, length);
}

/** Returns a table: the number of its rows, after `header` bytes, and the rows themselves. @throws RefusedFile when it is shorter */
export const tableOf = (body: Buffer, header: number, rowBytes: number): Buffer =>
  exactly(body, header + 4 + wordAt(body, header) * rowBytes);
