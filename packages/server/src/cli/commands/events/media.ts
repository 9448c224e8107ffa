import { stat } from 'node:fs/promises';
import { type EventMedia, mediaType } from '@banyan/api/contract';
import { type SavedGallery, saveGallery } from '../../../events/editing/save-gallery.ts';
import { removeUnused } from '../../../galleries/unused.ts';
import { hasFfmpeg } from '../../../media/ffmpeg.ts';
import { type GalleryFolder, type Refused, readGalleryFolder } from '../../../media/gallery-folder.ts';
import { importItem } from '../../../media/import-item.ts';
import { mediaPath } from '../../../media/media-folder.ts';
import { RefusedFile } from '../../../media/refused-file.ts';
import { command, type Workplace } from '../../command.ts';
import { CommandError } from '../../command-error.ts';
import { signed } from '../../definition.ts';
import { unknownEvent } from './words.ts';

async function folderOf(path: string): Promise<GalleryFolder> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new CommandError(`${path} is no folder.`);
  return readGalleryFolder(path);
}

/** An item with the name of its file, by which whoever brought it knows it. */
interface Imported {
  item: EventMedia;
  name: string;
}

/** Makes the items one after another: a computer at home has other things to do too. */
async function importAll(
  event: string,
  { candidates, refused }: GalleryFolder,
  { config, media, print }: Workplace,
) {
  const basePath = config.apiBase.startsWith('/') ? config.apiBase : '/api';
  const items: Imported[] = [];
  for (const [index, candidate] of candidates.entries()) {
    if (index > 0 && index % 10 === 0) print(`${index} of ${candidates.length} ...`);
    try {
      const item = await importItem(candidate, media, mediaPath(basePath), event);
      items.push({ item, name: candidate.name });
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      refused.push({ name: candidate.name, reason: error.message });
    }
  }
  return items;
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function complaint(refused: readonly Refused[]): string {
  const lines = refused.map(({ name, reason }) => `  ${name}: ${reason}.`);
  return [`${counted(refused.length, 'thing')} in the folder could not be used:`, ...lines].join('\n');
}

const named = (films: readonly Imported[]) =>
  `${counted(films.length, 'video')} (${films.map(({ name }) => name).join(', ')})`;

/** What films lack, and what helps. */
function lacking(films: readonly Imported[], ffmpeg: boolean): string[] {
  const bare = films.filter(({ item }) => !item.poster);
  return [
    ...(bare.length > 0
      ? [
          `Without a still: ${named(bare)}. The page draws a placeholder.`,
          ffmpeg
            ? 'ffmpeg found no picture in there. Put one of the same name beside the video (dance.jpg for dance.mp4),'
            : 'For a real one put a picture of the same name beside the video (dance.jpg for dance.mp4), or install ffmpeg,',
          'and run this again.',
        ]
      : []),
  ];
}

/** What became of the gallery, in sentences. */
function report(id: string, items: readonly Imported[], { changed, dropped }: SavedGallery, ffmpeg: boolean) {
  const films = items.filter(({ item }) => mediaType(item.path) === 'video');
  const contents = `${counted(items.length - films.length, 'photo')} and ${counted(films.length, 'video')}`;
  return [
    changed
      ? `The gallery of ${id} has ${contents}, in the order of their names.`
      : `The gallery of ${id} has these ${contents} already; nothing was changed.`,
    ...(dropped.size > 0 ? [`No longer in it: ${counted(dropped.size, 'item')} of before.`] : []),
    ...lacking(films, ffmpeg),
  ];
}

/** A folder of photos and videos becomes the gallery of an event. */
export const eventMedia = command({
  name: 'event media',
  summary: 'a folder of photos and videos becomes the gallery of an event',
  options: { ...signed },
  words: { event: { shown: 'ID' }, folder: { shown: 'FOLDER' } },
  async run(context) {
    const { database, media, now, print, who } = context;
    const { event: id, folder: path } = context.words;
    const event = await database.selectFrom('events').select('id').where('id', '=', id).executeTakeFirst();
    if (!event) throw unknownEvent(id);
    const folder = await folderOf(path);
    const items = await importAll(id, folder, context);
    const complaints = folder.refused.length > 0 ? [complaint(folder.refused)] : [];
    if (items.length === 0) {
      const empty = `There is no photo or video in ${path} that could be used; nothing was changed.`;
      throw new CommandError([empty, ...complaints].join('\n'));
    }
    const saved = await saveGallery(
      database,
      media,
      id,
      items.map(({ item }) => item),
      { who },
      now,
    );
    if (!saved) throw unknownEvent(id);
    // Only now: had the row not been written, the old gallery would need them.
    await removeUnused(database, media, saved.dropped, now);
    for (const line of report(id, items, saved, await hasFfmpeg())) print(line);
    for (const lines of complaints) throw new CommandError(lines);
  },
});
