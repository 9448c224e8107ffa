import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaType } from '../../contract/events/media.ts';
import { limits } from '../../contract/limits.ts';
import { isLine } from '../../contract/text.ts';
import { extensionOf, mediaTypeOf } from './media-types.ts';

/** One file that may become an item, with what lies beside it. */
export interface Candidate {
  file: string;
  name: string;
  type: 'image' | 'video';
  still?: string;
  captions?: string;
  alt?: string;
}

export interface Refused {
  name: string;
  reason: string;
}

/** What a folder offers, by name. */
export interface GalleryFolder {
  candidates: Candidate[];
  refused: Refused[];
}

const captionsFile = 'captions.txt';
/** What computers leave in folders by themselves. */
const litter = /^(\.|thumbs\.db$|desktop\.ini$)/i;
/** Formats that cannot be shown, but that people believe are photos: they are told why. */
const otherPictures = ['heic', 'heif', 'tif', 'tiff', 'bmp', 'svg', 'raw', 'dng', 'cr2', 'nef', 'arw'];

const stemOf = (name: string) => name.slice(0, name.length - extensionOf(name).length - 1).toLowerCase();

const byName = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' }) || (one < other ? -1 : 1);

/** HEIC and its like cannot be the still of a film; they are named by themselves. */
const canBeStill = (name: string) => mediaTypeOf(name)?.startsWith('image/') ?? false;

/** What a file can become by its name: also what is no photo here, but is believed to be one. `undefined` for anything else. */
export function kindOf(name: string): Candidate['type'] | undefined {
  const extension = extensionOf(name);
  if (otherPictures.includes(extension)) return 'image';
  return mediaTypeOf(name) && extension !== 'vtt' ? mediaType(name) : undefined;
}

/** Lines `file name: what can be seen`; empty ones and those that start with # count for nothing. */
function captionsOf(text: string, refused: Refused[]): Map<string, string> {
  const captions = new Map<string, string>();
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, caption] = /^\s*(.+?\.\w+)\s*[:=\t]\s*(.+?)\s*$/.exec(line) ?? [];
    const usable = name && caption && caption.length <= limits.text.link && isLine(caption);
    if (usable) captions.set(name.toLowerCase(), caption);
    else {
      const reason = `line ${index + 1} is not "file name: what can be seen", in at most ${limits.text.link} characters`;
      refused.push({ name: captionsFile, reason });
    }
  }
  return captions;
}

async function readCaptions(file: string | undefined, refused: Refused[]): Promise<Map<string, string>> {
  return file === undefined ? new Map() : captionsOf(await readFile(file, 'utf8'), refused);
}

/**
 * Reads what a folder offers, sorted by name as people count (2 before 10). A picture or a WebVTT file with the name of a
 * film belongs to the film. Whatever is neither is named with the reason.
 */
export async function readGalleryFolder(folder: string): Promise<GalleryFolder> {
  const refused: Refused[] = [];
  const names: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (litter.test(entry.name)) continue;
    if (entry.isFile()) names.push(entry.name);
    else if (entry.isDirectory()) refused.push({ name: entry.name, reason: 'folders inside are not read' });
    else refused.push({ name: entry.name, reason: 'it is a link, not a file' });
  }
  names.sort(byName);
  const path = (name: string | undefined) => (name === undefined ? undefined : join(folder, name));
  const captionsName = names.find((name) => name.toLowerCase() === captionsFile);
  const captions = await readCaptions(path(captionsName), refused);

  const films = new Set(names.filter((name) => kindOf(name) === 'video').map(stemOf));
  const beside = (film: string, is: (name: string) => boolean) =>
    path(names.find((name) => name !== film && stemOf(name) === stemOf(film) && is(name)));
  const candidates: Candidate[] = [];
  for (const name of names) {
    const type = kindOf(name);
    const belongs = films.has(stemOf(name)) && (canBeStill(name) || extensionOf(name) === 'vtt');
    if (name === captionsName || belongs) continue;
    if (!type) {
      refused.push({ name, reason: 'it is neither a photo nor a video' });
      continue;
    }
    candidates.push({
      file: join(folder, name),
      name,
      type,
      alt: captions.get(name.toLowerCase()),
      ...(type === 'video' && {
        still: beside(name, canBeStill),
        captions: beside(name, (other) => extensionOf(other) === 'vtt'),
      }),
    });
  }
  const known = new Set(names.map((name) => name.toLowerCase()));
  for (const name of captions.keys()) {
    if (!known.has(name)) refused.push({ name: captionsFile, reason: `it names ${name}, which is not here` });
  }
  return { candidates, refused };
}
