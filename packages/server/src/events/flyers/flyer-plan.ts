import { createHash } from 'node:crypto';
import {
  type ChapterId,
  EventMedia,
  eventDay,
  eventHours,
  eventLastDay,
  type Focus,
  findChapter,
  isMoment,
  mediaAddress,
  mediaType,
} from '@banyan/api/contract';
import * as v from 'valibot';
import type { EventTable } from '../../database/event-tables.ts';
import { mediaTypeOf } from '../../media/media-types.ts';
import type { FlyerColors, FlyerSite } from '../../settings/flyer-look.ts';
import { dated, imagesOf } from '../rows.ts';
import type { FlyerTexts } from './flyer-job.ts';

/** Columns of an event that its flyer shows. */
export const flyerColumns = [
  'id',
  'title',
  'date',
  'end_date',
  'timezone',
  'location',
  'chapter',
  'images',
  'media',
] as const;
export type FlyerRow = Pick<EventTable, (typeof flyerColumns)[number]>;

/** A picture that a flyer may show: a file of the media store, or a drawing of the site. */
export type PictureSource = { key: string; focus?: Focus } | { drawing: string };

/** Everything that a flyer shows, before its picture is read. */
export interface FlyerPlan {
  /** Name of the folder with the drawn flyer. It follows from the content, so that equal content is drawn once. */
  folder: string;
  chapter: ChapterId | null;
  texts: FlyerTexts;
  address: string;
  colors: FlyerColors;
  /** Pictures in the order in which they are tried. The last one is a drawing that the site always has. */
  pictures: PictureSource[];
}

/** Version of the drawing. Increase it when the same event looks different, so that all flyers are drawn again. */
const recipe = 1;

/** Characters that the fonts of the flyers have: Latin letters with the marks of India’s languages, Devanagari, and punctuation. */
const known =
  '\\u0020-\\u017e\\u0218-\\u021b\\u0900-\\u097f\\u1e08-\\u1ef9\\u200c\\u200d\\u2013\\u2014\\u2018-\\u201e\\u2022\\u2026\\u20ac\\u20b9\\u2122\\u2212';
/** Letters, marks and digits that no font of the flyers has. */
const foreign = new RegExp(`(?![${known}])[\\p{L}\\p{M}\\p{N}]`, 'u');
/** Everything else that no font has, such as emoji: it is left out. */
const unknown = new RegExp(`[^${known}\\p{L}\\p{M}\\p{N}]`, 'gu');

/** Text in one line, without emoji. */
const plain = (text: string) =>
  text.normalize('NFC').replace(/\s+/g, ' ').replace(unknown, '').replace(/ {2,}/g, ' ').trim();

/** First letter of the texts that cannot be drawn; `undefined` if all can. */
export const undrawableLetter = ({ title, place }: FlyerTexts): string | undefined =>
  foreign.exec(title + place)?.[0];

function whenOf(row: FlyerRow): string[] {
  const event = dated(row);
  const [weekday = '', , year = ''] = eventDay(event).dateLong.split(', ');
  const last = eventLastDay(event)?.split(', ').slice(0, 2).join(', ');
  const end = last === undefined ? eventHours(event) : `to ${last}`;
  return [weekday, `${eventDay(event).month} ${year}`, ...(end === undefined ? [] : [end])];
}

/** Text of a flyer for people who do not see it: title, date and place. */
export function flyerAlt(
  row: Pick<FlyerRow, 'title' | 'date' | 'end_date' | 'timezone' | 'location'>,
): string {
  const event = dated(row);
  const when = isMoment(row.date) ? [eventDay(event).dateLong, eventHours(event)] : [];
  return [row.title, ...when, row.location].filter(Boolean).join(', ');
}

const Media = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(EventMedia)), []);

/** Width in pixels that is enough for every size of a flyer. */
const enough = 1_600;

function pictureAt(
  path: string,
  { sources = [], focus }: Partial<EventMedia>,
  mediaBase: string,
): PictureSource[] {
  const address = mediaAddress(path, '/api');
  if (!address.startsWith(mediaBase)) return address.endsWith('.svg') ? [{ drawing: address }] : [];
  // A smaller copy opens faster, and looks the same.
  const copy = sources.find(({ type, width }) => type === 'image/jpeg' && (width ?? 0) >= enough);
  const key = decodeURIComponent(mediaAddress(copy?.path ?? path, '/api').slice(mediaBase.length));
  if (!mediaTypeOf(key)?.startsWith('image/')) return [];
  return [{ key, ...(focus && { focus }) }];
}

/** Pictures of an event that a flyer can show: photos without text, and drawings. */
function picturesOf(row: FlyerRow, { look, mediaBase }: FlyerSite): PictureSource[] {
  const known = new Map(v.parse(Media, row.media).map((item) => [item.path, item]));
  const own = imagesOf(row)
    .filter((path) => mediaType(path) === 'image' && !known.get(path)?.hasText)
    .flatMap((path) => pictureAt(path, known.get(path) ?? {}, mediaBase));
  return [...own.slice(0, 3), { drawing: look.defaultDrawing(row.title) }];
}

/** Address in the QR code: the page to register, which leads to the photos once the event is over. */
export const flyerAddress = (publicOrigin: string, id: string): string =>
  `${publicOrigin}/events/register/${encodeURIComponent(id)}`;

/** Plans the flyer of an event with a valid date. */
export function flyerPlan(row: FlyerRow, site: FlyerSite): FlyerPlan {
  const { look, publicOrigin } = site;
  const chapter = findChapter(row.chapter ?? '');
  const plan = {
    chapter: chapter?.id ?? null,
    texts: {
      title: plain(row.title),
      day: eventDay(dated(row)).day,
      when: whenOf(row),
      place: plain(row.location),
      name: look.name,
      below: chapter ? `${chapter.name} chapter` : look.place,
      host: new URL(publicOrigin).host,
    },
    address: flyerAddress(publicOrigin, row.id),
    colors: look.colors(chapter?.id ?? null),
    pictures: picturesOf(row, site),
  };
  const content = JSON.stringify([recipe, row.id, plan]);
  return { ...plan, folder: createHash('sha256').update(content).digest('hex').slice(0, 32) };
}
