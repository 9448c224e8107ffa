import { bodyAt, box, damaged, longAt, tableOf, wordAt } from './boxes.ts';
import type { SampleEntry } from './sample-entries.ts';

/** Samples of a track that are contiguous in the file. */
export interface Chunk {
  start: number;
  length: number;
  /** Number of samples. */
  count: number;
  /** Number of their entry in the sample description table, from 1. */
  entry: number;
  /** Position of their first byte in the output file. */
  to: number;
}

/** Maximum number of samples, more than any film that could be uploaded: ten hours with sixty frames a second. */
export const mostParts = 2_000_000;

/** Returns the table of this type, without anything behind its end; `undefined` if there is none. */
function table(stbl: Buffer, type: string, header: number, rowBytes: number): Buffer | undefined {
  const body = bodyAt(stbl, type);
  return body && tableOf(body, header, rowBytes);
}

interface Sizes {
  type: 'stsz' | 'stz2';
  body: Buffer;
  count: number;
  /** Size of each sample in bytes; 0 if the sizes differ. */
  each: number;
  at: (index: number) => number;
}

function compactSizes(whole: Buffer): Sizes {
  const [bits = 0, count] = [whole[7], wordAt(whole, 8)];
  if (![4, 8, 16].includes(bits)) throw damaged();
  const body = tableOf(whole, 8, bits / 8).subarray(0, 12 + Math.ceil((count * bits) / 8));
  const at = (index: number) => {
    if (bits === 16) return body.readUInt16BE(12 + index * 2);
    const byte = body[12 + Math.floor((index * bits) / 8)] ?? 0;
    return bits === 8 ? byte : index % 2 === 0 ? byte >> 4 : byte & 15;
  };
  return { type: 'stz2', body, count, each: 0, at };
}

/** Reads the sizes of the samples of a track. @throws RefusedFile */
export function sizesOf(stbl: Buffer): Sizes {
  const compact = bodyAt(stbl, 'stz2');
  if (compact) return compactSizes(compact);
  const whole = bodyAt(stbl, 'stsz');
  if (!whole) throw damaged();
  const [each, count] = [wordAt(whole, 4), wordAt(whole, 8)];
  const body = tableOf(whole, 8, each === 0 ? 4 : 0);
  return {
    type: 'stsz',
    body,
    count,
    each,
    at: (index) => (each === 0 ? wordAt(body, 12 + index * 4) : each),
  };
}

/** Returns the size of `count` consecutive samples in bytes, starting at `from`. */
function bytesOf({ each, at }: Sizes, packet: SampleEntry['packet'], from: number, count: number): number {
  if (each === 1 && packet) return Math.ceil(count / packet.samples) * packet.bytes;
  if (each > 0) return count * each;
  let bytes = 0;
  for (let index = from; index < from + count; index += 1) bytes += at(index);
  return bytes;
}

/**
 * Lists the chunks of a track from its own tables. Uncompressed audio may have millions of samples of one size: they are never
 * listed one by one.
 * @throws RefusedFile when the tables contradict each other
 */
export function chunksOf(stbl: Buffer, entries: readonly SampleEntry[]): Chunk[] {
  const sizes = sizesOf(stbl);
  if (sizes.count === 0) return [];
  const short = table(stbl, 'stco', 4, 4);
  const offsets = short ?? table(stbl, 'co64', 4, 8);
  const runs = table(stbl, 'stsc', 4, 12);
  if (!offsets || !runs) throw damaged();
  const [most, many] = [wordAt(offsets, 4), wordAt(runs, 4)];
  if (most > mostParts) throw damaged();
  const chunks: Chunk[] = [];
  let first = 0;
  for (let run = 0; run < many; run += 1) {
    const [begin, each, entry] = [
      wordAt(runs, 8 + run * 12),
      wordAt(runs, 12 + run * 12),
      wordAt(runs, 16 + run * 12),
    ];
    const end = run + 1 < many ? wordAt(runs, 20 + run * 12) : most + 1;
    const coded = entries[entry - 1];
    if (begin !== chunks.length + 1 || each === 0 || !coded) throw damaged();
    for (let number = begin; number < end && first < sizes.count; number += 1) {
      const start = short ? wordAt(short, 4 + number * 4) : longAt(offsets, number * 8);
      const count = Math.min(each, sizes.count - first);
      chunks.push({ start, length: bytesOf(sizes, coded.packet, first, count), count, entry, to: 0 });
      first += count;
    }
  }
  if (first < sizes.count) throw damaged();
  return chunks;
}

/** Returns the unchanged tables of a track, each without anything behind its end, and without the chunk offsets. */
export function tablesOf(stbl: Buffer): Buffer[] {
  const { type, body } = sizesOf(stbl);
  const rows = [
    ['stts', 8],
    ['ctts', 8],
    ['stss', 4],
    ['stps', 4],
    ['stsc', 12],
  ] as const;
  const tables = rows.flatMap(([name, bytes]) => {
    const found = table(stbl, name, 4, bytes);
    return found ? [box(name, found)] : [];
  });
  return [...tables, box(type, body)];
}
