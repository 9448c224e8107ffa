import type { FileHandle } from 'node:fs/promises';
import { RefusedFile } from '../refused-file.ts';
import { bodyAt, box, boxesIn, boxHeader, damaged, exactly, longAt, wordAt, words } from './boxes.ts';
import { type Chunk, chunksOf, mostParts, tablesOf } from './chunks.ts';
import { addPiece, defaultsOf, type Samples, samplesOf, tablesFor } from './fragments.ts';
import { type SampleEntry, sampleEntries, sampleEntryTable } from './sample-entries.ts';

/*
 * Rewrites an MP4 or QuickTime film with only its video, its audio and the data needed to play them. This file and
 * `sample-entries.ts` list everything that is written; unknown data is dropped.
 */

/** Dimensions of a film as displayed, in pixels. */
export interface FilmSize {
  width: number | undefined;
  height: number | undefined;
}

interface TopBox {
  type: string;
  start: number;
  body: number;
  end: number;
}

/** Maximum size of a header or fragment: four hours with sixty frames a second take 20 MB. */
const mostHead = 32 * 1_048_576;

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Lists the boxes of a file, up to its end or to the first damage. A film that was cut off ends within its samples. */
async function topBoxes(handle: FileHandle, size: number): Promise<TopBox[]> {
  const boxes: TopBox[] = [];
  for (let start = 0; start < size && boxes.length < mostParts; ) {
    const found = boxHeader(await bytesAt(handle, start, 16), size - start);
    if (!found) break;
    const end = Math.min(start + found.size, size);
    boxes.push({ type: found.type, start, body: start + found.header, end });
    start += found.size;
  }
  return boxes;
}

async function bodyOf(handle: FileHandle, { body, end }: TopBox): Promise<Buffer> {
  if (end - body > mostHead) throw damaged();
  return exactly(await bytesAt(handle, body, end - body), end - body);
}

/** A track that is kept. */
interface Track {
  kind: 'vide' | 'soun';
  number: number;
  /** Original body of the track's box, and of its sample table box. */
  trak: Buffer;
  stbl: Buffer;
  timescale: number;
  entries: SampleEntry[];
  entriesVersion: number;
  chunks: Chunk[];
  /** Samples of all fragments, for a fragmented film. */
  samples: Samples | undefined;
}

const kindOf = (trak: Buffer) => bodyAt(trak, 'mdia', 'hdlr')?.toString('latin1', 8, 12);

/** Copies the body of a box and clears the creation and modification times at its start. `length` is the size with 32-bit times. */
function timeless(body: Buffer | undefined, length: number): Buffer {
  if (!body) throw damaged();
  const isLong = body[0] === 1;
  const copy = Buffer.from(exactly(body, isLong ? length + 12 : length));
  return copy.fill(0, 4, isLong ? 20 : 12);
}

const mediaHeader = (trak: Buffer) => timeless(bodyAt(trak, 'mdia', 'mdhd'), 24);
const trackHeader = (trak: Buffer) => timeless(bodyAt(trak, 'tkhd'), 84);
const timescaleOf = (header: Buffer) => wordAt(header, header[0] === 1 ? 20 : 12);

/** Parses a track of a supported kind; `undefined` for any other. */
function trackOf(trak: Buffer, kind: Track['kind'], isInPieces: boolean): Track | undefined {
  const stbl = bodyAt(trak, 'mdia', 'minf', 'stbl');
  const stsd = stbl && bodyAt(stbl, 'stsd');
  const entries = stsd && sampleEntries(stsd, kind);
  if (!entries) return undefined;
  const header = trackHeader(trak);
  const samples = isInPieces ? samplesOf(stbl, entries) : undefined;
  return {
    kind,
    number: wordAt(header, header[0] === 1 ? 20 : 12),
    trak,
    stbl,
    timescale: timescaleOf(mediaHeader(trak)),
    entries,
    entriesVersion: stsd[0] ?? 0,
    chunks: samples?.chunks ?? chunksOf(stbl, entries),
    samples,
  };
}

const unplayable = 'its picture is of a kind that browsers do not play; save it as MP4 (H.264) and try again';

/** Number of samples of a track. */
const length = ({ chunks }: Track) => chunks.reduce((sum, { count }) => sum + count, 0);

/** Selects the longest video track, because others are previews, and all audio tracks. @throws RefusedFile */
function keptOf(tracks: readonly Track[], traks: readonly Buffer[]): Track[] {
  const pictures = tracks.filter(({ kind }) => kind === 'vide');
  if (pictures.length === 0 && traks.some((trak) => kindOf(trak) === 'vide'))
    throw new RefusedFile(unplayable);
  const most = Math.max(...pictures.map(length));
  const film = pictures.find((track) => length(track) === most);
  const kept = tracks.filter((track) => track === film || (track.kind === 'soun' && length(track) > 0));
  if (!kept.some(({ chunks }) => chunks.length > 0)) throw damaged();
  return kept;
}

/** A parsed source film. */
interface Film {
  isQuickTime: boolean;
  moov: Buffer;
  tracks: Track[];
  /** Boxes that may contain samples. */
  mdats: TopBox[];
}

async function readFilm(handle: FileHandle, size: number): Promise<Film> {
  const top = await topBoxes(handle, size);
  const of = (type: string) => top.filter((one) => one.type === type);
  const [brand, head, pieces] = [of('ftyp')[0], of('moov')[0], of('moof')];
  if (!head) throw damaged();
  const moov = await bodyOf(handle, head);
  if (bodyAt(moov, 'cmov')) throw new RefusedFile(`its table of contents is packed; ${saveAnew}`);
  const mvex = bodyAt(moov, 'mvex');
  const traks = boxesIn(moov).flatMap(({ type, body }) => (type === 'trak' ? [body] : []));
  const tracks = traks.flatMap((trak) => {
    const kind = kindOf(trak);
    const track =
      kind === 'vide' || kind === 'soun'
        ? trackOf(trak, kind, mvex !== undefined || pieces.length > 0)
        : undefined;
    return track ? [track] : [];
  });
  const inPieces = tracks.flatMap(({ number, samples }) => (samples ? [{ number, samples }] : []));
  const known = new Map(
    inPieces.map(({ number, samples }) => [
      number,
      { samples, defaults: defaultsOf(mvex ?? Buffer.alloc(0), number) },
    ]),
  );
  for (const piece of pieces) addPiece(await bodyOf(handle, piece), piece.start, known);
  const isQuickTime = !brand || (await bytesAt(handle, brand.body, 4)).toString('latin1') === 'qt  ';
  return { isQuickTime, moov, tracks: keptOf(tracks, traks), mdats: of('mdat') };
}

const saveAnew = 'save it as MP4 (H.264) and try again';

/**
 * Returns all chunks to keep, in file order. @throws RefusedFile when a chunk is outside of the sample boxes, or the chunks are
 * together larger than the file
 */
function inOrder({ tracks, mdats }: Film, size: number): Chunk[] {
  const chunks = tracks.flatMap((track) => track.chunks).sort((one, other) => one.start - other.start);
  let bytes = 0;
  let at = 0;
  for (const { start, length } of chunks) {
    while ((mdats[at]?.end ?? size) <= start && at < mdats.length) at += 1;
    const mdat = mdats[at];
    bytes += length;
    if (!mdat || start < mdat.body || start + length > mdat.end || bytes > size) throw damaged();
  }
  return chunks;
}

/** Time base of the film. */
interface Lasting {
  timescale: number;
  /** Start time of the first track, in seconds. */
  begins: number;
}

const inUnits = (seconds: number, timescale: number) =>
  Math.min(Math.round(seconds * timescale), 0xff_ff_ff_ff);

/** Writes a duration into a header. @param at Position of the duration in a header with 32-bit times. */
function lasts(header: Buffer, units: number, at: number): void {
  if (header[0] === 1) header.writeBigUInt64BE(BigInt(units), at + 8);
  else header.writeUInt32BE(units, at);
}

/** Reads from the edit list of a fragmented track where playback begins, in units of the track. */
function skipped(elst: Buffer | undefined): { delay: number; from: number } {
  const said = { delay: 0, from: 0 };
  if (!elst) return said;
  const isLong = elst[0] === 1;
  const row = isLong ? 20 : 12;
  for (let at = 8; at + row <= elst.length; at += row) {
    const from = isLong ? Number(elst.readBigInt64BE(at + 8)) : elst.readInt32BE(at + 4);
    if (from >= 0) return { ...said, from };
    said.delay += isLong ? longAt(elst, at) : wordAt(elst, at);
  }
  return said;
}

const atFullSpeed = 0x1_00_00;

/** Creates the edit list of a track, which says when its samples are shown. */
function editsOf({ trak, samples, timescale }: Track, film: Lasting): Buffer[] {
  const elst = bodyAt(trak, 'edts', 'elst');
  if (!samples) {
    const rows = elst && wordAt(elst, 4);
    return rows ? [box('edts', box('elst', exactly(elst, 8 + rows * (elst[0] === 1 ? 20 : 12))))] : [];
  }
  const { delay, from } = skipped(elst);
  const later = delay + inUnits((samples.begins ?? 0) / timescale - film.begins, film.timescale);
  if (later === 0 && from === 0) return [];
  const shown = inUnits((lastsOf(samples) - from) / timescale, film.timescale);
  const rows = [...(later > 0 ? [[later, -1, atFullSpeed]] : []), [shown, from, atFullSpeed]];
  return [box('edts', box('elst', words([0, rows.length]), words(rows.flat())))];
}

const lastsOf = ({ begins = 0, ends }: Samples) => ends - begins;

const handler = (component: string, kind: string) =>
  box('hdlr', words([0]), Buffer.from(component, 'latin1'), Buffer.from(kind, 'latin1'), Buffer.alloc(13));

const here = box('dinf', box('dref', words([0, 1]), box('url ', words([1]))));

function trackBox(track: Track, isQuickTime: boolean, film: Lasting): Buffer {
  const { kind, trak, stbl, entries, entriesVersion, samples, timescale, chunks } = track;
  const [header, media] = [trackHeader(trak), mediaHeader(trak)];
  if (samples) {
    lasts(media, Math.min(lastsOf(samples), 0xff_ff_ff_ff), 16);
    lasts(header, inUnits(samples.ends / timescale - film.begins, film.timescale), 20);
  }
  const places = chunks.flatMap(({ to }) => [Math.floor(to / 2 ** 32), to]);
  return box(
    'trak',
    box('tkhd', header),
    ...editsOf(track, film),
    box(
      'mdia',
      box('mdhd', media),
      handler(isQuickTime ? 'mhlr' : '\0\0\0\0', kind),
      box(
        'minf',
        kind === 'vide' ? box('vmhd', words([1, 0, 0])) : box('smhd', words([0, 0])),
        ...(isQuickTime ? [handler('dhlr', 'url ')] : []),
        here,
        box(
          'stbl',
          sampleEntryTable(entries, entriesVersion),
          ...(samples ? tablesFor(samples) : tablesOf(stbl)),
          box('co64', words([0, chunks.length]), words(places)),
        ),
      ),
    ),
  );
}

function movieBox({ moov, tracks, isQuickTime }: Film): Buffer {
  const header = timeless(bodyAt(moov, 'mvhd'), 100);
  // Times of the preview.
  header.fill(0, header.length - 28, header.length - 4);
  const timescale = timescaleOf(header);
  const pieces = tracks.flatMap(({ samples, timescale: own }) => (samples ? [{ samples, own }] : []));
  const begins = Math.min(...pieces.map(({ samples, own }) => (samples.begins ?? 0) / own));
  if (pieces.length > 0) {
    const ends = Math.max(...pieces.map(({ samples, own }) => samples.ends / own));
    lasts(header, inUnits(ends - begins, timescale), 16);
  }
  const boxes = tracks.map((track) => trackBox(track, isQuickTime, { timescale, begins }));
  return box('moov', box('mvhd', header), ...boxes);
}

const brands = {
  quickTime: ['qt  ', '\0\0\0\0', 'qt  '],
  mp4: ['isom', '\0\0\x02\0', 'isom', 'iso2', 'mp41'],
};

/** Copies parts of a file, one after the other. */
async function copyParts(
  from: FileHandle,
  to: FileHandle,
  chunks: readonly Chunk[],
  begin: number,
): Promise<void> {
  const buffer = Buffer.alloc(1_048_576);
  let written = begin;
  const copy = async (start: number, end: number) => {
    for (let at = start; at < end; ) {
      const { bytesRead } = await from.read(buffer, 0, Math.min(buffer.length, end - at), at);
      if (bytesRead === 0) throw damaged();
      await to.write(buffer, 0, bytesRead, written);
      at += bytesRead;
      written += bytesRead;
    }
  };
  let [start, end] = [0, 0];
  for (const chunk of chunks) {
    if (chunk.start !== end) {
      await copy(start, end);
      start = chunk.start;
    }
    end = chunk.start + chunk.length;
  }
  await copy(start, end);
}

/** Returns the displayed dimensions in pixels. Phones store upright films as landscape video with a quarter turn. */
function sizeOf(tracks: readonly Track[]): FilmSize {
  const film = tracks.find(({ kind }) => kind === 'vide');
  if (!film) return { width: undefined, height: undefined };
  const header = trackHeader(film.trak);
  const matrix = header[0] === 1 ? 52 : 40;
  const [across, down] = [header.readUInt16BE(matrix + 36), header.readUInt16BE(matrix + 40)];
  const [width, height] = header.readInt32BE(matrix) === 0 ? [down, across] : [across, down];
  return { width: width || undefined, height: height || undefined };
}

/**
 * Rewrites an MP4 or QuickTime film into another file: its video and audio unchanged, and only the header data needed to play them.
 * The result does not say where, when, with what and by whom it was filmed, except for data that an encoder writes into the video
 * itself (SEI). Only the header of the film is held in memory.
 * @returns its dimensions, and the file extension for its kind
 * @throws RefusedFile when its tables contradict each other, or its video codec is not supported
 */
export async function rewriteFilm(
  from: FileHandle,
  size: number,
  to: FileHandle,
): Promise<FilmSize & { extension: 'mov' | 'mp4' }> {
  const film = await readFilm(from, size);
  const chunks = inOrder(film, size);
  const names = film.isQuickTime ? brands.quickTime : brands.mp4;
  const type = box('ftyp', Buffer.from(names.join(''), 'latin1'));
  const begin = type.length + movieBox(film).length + 16;
  let end = begin;
  for (const chunk of chunks) {
    chunk.to = end;
    end += chunk.length;
  }
  const bytes = end - begin + 16;
  const mdat = Buffer.concat([words([1]), Buffer.from('mdat'), words([Math.floor(bytes / 2 ** 32), bytes])]);
  const head = Buffer.concat([type, movieBox(film), mdat]);
  await to.write(head, 0, head.length, 0);
  await copyParts(from, to, chunks, begin);
  return { ...sizeOf(film.tracks), extension: film.isQuickTime ? 'mov' : 'mp4' };
}
