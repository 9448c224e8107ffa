import { bodyAt, box, boxesIn, damaged, longAt, tableOf, wordAt, words } from './boxes.ts';
import { type Chunk, chunksOf, mostParts, sizesOf } from './chunks.ts';
import type { SampleEntry } from './sample-entries.ts';

/*
 * Fragmented films, whose fragments have tables of their own (ISO/IEC 14496-12, 8.8). They are merged into one film with one table.
 */

/** Samples of a track, one by one. */
export interface Samples {
  chunks: Chunk[];
  sizes: number[];
  durations: number[];
  /** Offset between decoding and display of each sample. */
  shifts: number[];
  /** Numbers of the sync samples, from 1, which need no other sample. */
  keys: number[];
  /** Decoding time of the first sample, and end time of the last one. */
  begins: number | undefined;
  ends: number;
}

function add(samples: Samples, size: number, duration: number, shift: number, isKey: boolean): void {
  samples.sizes.push(size);
  samples.durations.push(duration);
  samples.shifts.push(shift);
  if (isKey) samples.keys.push(samples.sizes.length);
  if (samples.sizes.length > mostParts) throw damaged();
  samples.ends += duration;
}

/** Yields the values of a run-length table, one for each sample. */
function* unrolled(body: Buffer | undefined): Generator<number, void> {
  const rows = body ? tableOf(body, 4, 8) : Buffer.alloc(8);
  for (let at = 8; at < rows.length; at += 8)
    for (let left = wordAt(rows, at); left > 0; left -= 1) yield rows.readInt32BE(at + 4);
}

/** Reads the samples in the track's own tables, which precede those of all fragments. @throws RefusedFile */
export function samplesOf(stbl: Buffer, entries: readonly SampleEntry[]): Samples {
  const samples: Samples = {
    chunks: chunksOf(stbl, entries),
    sizes: [],
    durations: [],
    shifts: [],
    keys: [],
    begins: undefined,
    ends: 0,
  };
  const { count, at } = sizesOf(stbl);
  if (count === 0) return samples;
  samples.begins = 0;
  const [durations, shifts] = [unrolled(bodyAt(stbl, 'stts')), unrolled(bodyAt(stbl, 'ctts'))];
  const sync = bodyAt(stbl, 'stss');
  const keys = sync && new Set(Array.from(words32(tableOf(sync, 4, 4).subarray(8))));
  for (let index = 0; index < count; index += 1) {
    const isKey = keys?.has(index + 1) ?? true;
    add(samples, at(index), durations.next().value ?? 0, shifts.next().value ?? 0, isKey);
  }
  return samples;
}

function* words32(rows: Buffer): Generator<number> {
  for (let at = 0; at < rows.length; at += 4) yield wordAt(rows, at);
}

/** Default values for the samples of a fragment. */
interface Defaults {
  entry: number;
  duration: number;
  size: number;
  flags: number;
}

/** Returns the defaults of a track. @param mvex Body of the box. */
export function defaultsOf(mvex: Buffer, track: number): Defaults {
  const found = boxesIn(mvex).find(({ type, body }) => type === 'trex' && wordAt(body, 4) === track);
  const [entry = 1, duration = 0, size = 0, flags = 0] = found
    ? [8, 12, 16, 20].map((at) => wordAt(found.body, at))
    : [];
  return { entry, duration, size, flags };
}

/** Returns a function that reads the numbers of a box one after the other. Numbers whose flag is not set are absent. */
function reader(body: Buffer) {
  const flags = wordAt(body, 0) & 0xff_ff_ff;
  let at = 4;
  const next = (): number => {
    at += 4;
    return wordAt(body, at - 4);
  };
  return { flags, next, when: (flag: number) => (flags & flag ? next() : undefined) };
}

const noKey = 0x1_00_00;

/**
 * Adds the samples of a fragment to those of their track.
 * @param moof Body of the box, which begins at `start` of the file.
 * @param tracks Tracks by number; samples of other tracks are left out.
 * @throws RefusedFile
 */
export function addPiece(
  moof: Buffer,
  start: number,
  tracks: ReadonlyMap<number, { samples: Samples; defaults: Defaults }>,
): void {
  /** The samples of a track begin where those of the previous track end, unless the track has an offset. */
  let end = start;
  for (const { body: traf } of boxesIn(moof).filter(({ type }) => type === 'traf')) {
    const header = bodyAt(traf, 'tfhd');
    if (!header) throw damaged();
    const read = reader(header);
    const track = tracks.get(read.next());
    const base = read.flags & 1 ? read.next() * 2 ** 32 + read.next() : read.flags & 0x2_00_00 ? start : end;
    const own = [read.when(2), read.when(8), read.when(16), read.when(32)];
    const { entry, duration, size, flags } = track?.defaults ?? { entry: 1, duration: 0, size: 0, flags: 0 };
    const defaults = {
      entry: own[0] ?? entry,
      duration: own[1] ?? duration,
      size: own[2] ?? size,
      flags: own[3] ?? flags,
    };
    if (track) beginAt(track.samples, bodyAt(traf, 'tfdt'));
    end = base;
    for (const { body } of boxesIn(traf).filter(({ type }) => type === 'trun'))
      end = addRun(body, base, end, defaults, track?.samples);
  }
}

/** Handles a gap before a fragment: the last sample before it is extended until the fragment begins. */
function beginAt(samples: Samples, tfdt: Buffer | undefined): void {
  const at = tfdt ? (tfdt[0] === 1 ? longAt(tfdt, 4) : wordAt(tfdt, 4)) : samples.ends;
  const last = samples.durations.length - 1;
  if (last < 0) samples.begins = at;
  else if (at > samples.ends) samples.durations[last] = (samples.durations[last] ?? 0) + at - samples.ends;
  samples.ends = Math.max(at, samples.ends);
}

/** Adds a run of contiguous samples. @returns the position where they end */
function addRun(
  trun: Buffer,
  base: number,
  end: number,
  defaults: Defaults,
  samples: Samples | undefined,
): number {
  const read = reader(trun);
  const count = read.next();
  if (count > mostParts) throw damaged();
  const offset = read.when(1);
  const start = offset === undefined ? end : base + (offset | 0);
  const first = read.when(4);
  let length = 0;
  for (let index = 0; index < count; index += 1) {
    const duration = read.when(0x1_00) ?? defaults.duration;
    const size = read.when(0x2_00) ?? defaults.size;
    const flags = read.when(0x4_00) ?? (index === 0 ? first : undefined) ?? defaults.flags;
    const shift = (read.when(0x8_00) ?? 0) | 0;
    length += size;
    if (samples) add(samples, size, duration, shift, (flags & noKey) === 0);
  }
  if (count > 0) samples?.chunks.push({ start, length, count, entry: defaults.entry, to: 0 });
  return start + length;
}

/** Run-length encodes values as rows of `[count, value]`. */
function runsOf(values: readonly number[]): number[][] {
  const runs: [number, number][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last?.[1] === value) last[0] += 1;
    else runs.push([1, value]);
  }
  return runs;
}

const tableWith = (type: string, version: number, rows: readonly (readonly number[])[]) =>
  box(type, words([version << 24, rows.length]), words(rows.flat()));

/** Creates the tables of a track from its samples, without the chunk offsets. */
export function tablesFor({ chunks, sizes, durations, shifts, keys }: Samples): Buffer[] {
  const runs: number[][] = [];
  for (const [index, { count, entry }] of chunks.entries()) {
    const [, before, of] = runs.at(-1) ?? [];
    if (before !== count || of !== entry) runs.push([index + 1, count, entry]);
  }
  return [
    tableWith('stts', 0, runsOf(durations)),
    ...(shifts.some((shift) => shift !== 0) ? [tableWith('ctts', 1, runsOf(shifts))] : []),
    ...(keys.length < sizes.length
      ? [
          tableWith(
            'stss',
            0,
            keys.map((key) => [key]),
          ),
        ]
      : []),
    tableWith('stsc', 0, runs),
    box('stsz', words([0, 0, sizes.length]), words(sizes)),
  ];
}
