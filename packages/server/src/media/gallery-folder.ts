import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanLine, isLine, limits } from '@banyan/api/contract';
import { type Content, contentOfFile } from './content.ts';
import type { Source } from './import-item.ts';
import { extensionOf } from './media-types.ts';
import { RefusedFile } from './refused-file.ts';

export interface Refused {
  name: string;
  reason: string;
}

/** What a folder offers, by name. */
export interface GalleryFolder {
  candidates: Source[];
  refused: Refused[];
}

const captionsFile = 'captions.txt';
/** What computers leave in folders by themselves. */
const litter = /^(\.|thumbs\.db$|desktop\.ini$)/i;
const stemOf = (name: string) => name.slice(0, name.length - extensionOf(name).length - 1).toLowerCase();

const byName = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' }) || (one < other ? -1 : 1);

/** What a file of the folder is; the reason where it can be no part of a gallery. */
async function kindOf(
  file: string,
): Promise<Content | { type: 'captions' } | { type: 'other'; reason: string }> {
  if (extensionOf(file) === 'vtt') return { type: 'captions' };
  try {
    return await contentOfFile(file);
  } catch (error) {
    if (error instanceof RefusedFile) return { type: 'other', reason: error.message };
    throw error;
  }
}

/** Lines `file name: what can be seen`; empty ones and those that start with # count for nothing. */
function captionsOf(text: string, refused: Refused[]): Map<string, string> {
  const captions = new Map<string, string>();
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, typed] = /^\s*(.+?\.\w+)\s*[:=\t]\s*(.+?)\s*$/.exec(line) ?? [];
    const caption = typed && cleanLine(typed);
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

  const kinds = new Map<string, Awaited<ReturnType<typeof kindOf>>>();
  for (const name of names) if (name !== captionsName) kinds.set(name, await kindOf(join(folder, name)));
  const is = (type: 'video' | 'image' | 'captions') => (name: string) => {
    const kind = kinds.get(name);
    // HEIC cannot be the still of a film; it is named by itself.
    return kind?.type === type && !(kind.type === 'image' && kind.isHeic);
  };
  const films = new Set(names.filter(is('video')).map(stemOf));
  const beside = (film: string, type: 'image' | 'captions') =>
    path(names.find((name) => name !== film && stemOf(name) === stemOf(film) && is(type)(name)));
  const candidates: Source[] = [];
  for (const [name, kind] of kinds) {
    const belongs = films.has(stemOf(name)) && (is('image')(name) || kind.type === 'captions');
    if (belongs) continue;
    const file = join(folder, name);
    const alt = captions.get(name.toLowerCase());
    if (kind.type === 'captions')
      refused.push({ name, reason: 'no film here has its name; name it like its film' });
    else if (kind.type === 'other') refused.push({ name, reason: kind.reason });
    else if (kind.type === 'image') candidates.push({ file, name, alt });
    else
      candidates.push({ file, name, alt, still: beside(name, 'image'), captions: beside(name, 'captions') });
  }
  const known = new Set(names.map((name) => name.toLowerCase()));
  for (const name of captions.keys()) {
    if (!known.has(name)) refused.push({ name: captionsFile, reason: `it names ${name}, which is not here` });
  }
  return { candidates, refused };
}
