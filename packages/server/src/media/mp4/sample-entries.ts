import { box, boxesIn, damaged, exactly, wordAt, words } from './boxes.ts';

/** Video codecs. Motion JPEG is missing: each of its frames may contain the location, and browsers do not play it. */
const pictures = new Set(
  'avc1,avc2,avc3,avc4,hvc1,hev1,hvc2,hev2,dva1,dvav,dvh1,dvhe,av01,vp08,vp09,mp4v,s263,h263,H263,apch,apcn,apcs,apco,ap4h,ap4x'.split(
    ',',
  ),
);
const uncompressed = 'sowt,twos,lpcm,in24,in32,fl32,fl64,raw ,NONE,ulaw,alaw'.split(',');
const compressed = 'mp4a,.mp3,ac-3,ec-3,ac-4,alac,fLaC,Opus,samr,sawb,sawp,ima4,mha1,mhm1,ipcm,fpcm'.split(
  ',',
);
const sounds = new Set([...compressed, ...uncompressed]);

/** Boxes that a decoder needs: the codec's parameters, colors and shape. They contain no names and no notes. */
const needed = new Set([
  ...'avcC,hvcC,lhvC,av1C,vpcC,dvcC,dvvC,dvwC,colr,pasp,clap,fiel,gama,mdcv,clli,amve,btrt'.split(','),
  ...'esds,d263,damr,dac3,dec3,dac4,dOps,dfLa,alac,mhaC,pcmC,chan,chnl,srat'.split(','),
  // QuickTime puts some of these into a box of its own, which ends with a box without a type.
  ...'wave,frma,enda,mp4a,\0\0\0\0'.split(','),
]);

const onlyNeeded = (bytes: Buffer): Buffer =>
  Buffer.concat(
    boxesIn(bytes)
      .filter(({ type }) => needed.has(type))
      .map(({ type, body }) => box(type, type === 'wave' ? onlyNeeded(body) : body)),
  );

/** Bytes of a video and an audio sample description before its boxes. Newer QuickTime audio descriptions are longer. */
const pictureHead = 78;
const soundHeads = [28, 44, 64];

/** Description of how samples of a track are coded. */
export interface SampleEntry {
  type: string;
  /** Body without header and type. */
  body: Buffer;
  /** Number of audio samples and bytes per packet, if QuickTime counts samples of one byte. */
  packet: { samples: number; bytes: number } | undefined;
}

/** Reads the packet sizes from QuickTime's older audio descriptions (QuickTime File Format, Sound Sample Descriptions). */
function packetOf(type: string, body: Buffer, version: number): SampleEntry['packet'] {
  const given =
    version === 1
      ? { samples: wordAt(body, 28), bytes: wordAt(body, 36) }
      : version === 2
        ? { samples: wordAt(body, 60), bytes: wordAt(body, 56) }
        : { samples: 0, bytes: 0 };
  if (given.samples > 0 && given.bytes > 0) return given;
  const bytes = (body.readUInt16BE(16) * body.readUInt16BE(18)) / 8;
  return uncompressed.includes(type) && Number.isInteger(bytes) && bytes > 0
    ? { samples: 1, bytes }
    : undefined;
}

/**
 * Parses the sample descriptions. Only the first few entries of a damaged table are read.
 * @param stsd Body of the box.
 * @returns `undefined` if one of them has a codec that is not supported for this kind
 */
export function sampleEntries(stsd: Buffer, kind: 'vide' | 'soun'): SampleEntry[] | undefined {
  const known = kind === 'vide' ? pictures : sounds;
  const entries = boxesIn(stsd.subarray(8)).slice(0, wordAt(stsd, 4));
  if (entries.length === 0 || entries.some(({ type }) => !known.has(type))) return undefined;
  return entries.map(({ type, body }) => {
    const isSound = kind === 'soun';
    // In an MP4 (version 1 of the table) the audio description is never longer.
    const version = isSound && stsd[0] === 0 && body.length >= 10 ? body.readUInt16BE(8) : 0;
    const length = isSound ? soundHeads[version] : pictureHead;
    if (length === undefined) throw damaged();
    const head = Buffer.from(exactly(body, length));
    // Clears reserved bytes and the vendor field, which names the maker of the camera.
    head.fill(0, 0, 6);
    head.fill(0, 12, 16);
    // Declares that the samples are in this file.
    head.writeUInt16BE(1, 6);
    // Clears the name of the encoder, which contains that of the camera.
    if (!isSound) head.fill(0, 42, 74);
    return {
      type,
      body: Buffer.concat([head, onlyNeeded(body.subarray(length))]),
      packet: isSound ? packetOf(type, body, version) : undefined,
    };
  });
}

/** Creates the table of these entries. @param version Version of the original table. */
export const sampleEntryTable = (entries: readonly SampleEntry[], version: number): Buffer =>
  box(
    'stsd',
    Buffer.from([version, 0, 0, 0]),
    words([entries.length]),
    ...entries.map(({ type, body }) => box(type, body)),
  );
