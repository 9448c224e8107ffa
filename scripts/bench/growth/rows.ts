import { dayMs } from '@banyan/api/contract';

const drawings = ['garba', 'lamps', 'music', 'stepwell', 'picnic', 'run'];
const drawing = (place: number): string => `/art/event-${drawings[place % drawings.length]}.svg?${place}`;

/** So many days from now, to the second. */
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

const sentence =
  'Somebody brought a drum, somebody else the sweets, and nobody went home before the lamps did.';
const text = (sentences: number): string => Array.from({ length: sentences }, () => sentence).join(' ');

interface Dated {
  id: string;
  title: string;
  date: string;
}

/** An event that may be shown, as its table has it. */
export const shownEvent = (
  { id, title, date }: Dated,
  images: readonly string[],
  media: readonly object[] = [],
) => ({
  id,
  title,
  description: text(4),
  date,
  location: 'Fremont, California',
  images: JSON.stringify(images),
  featured: 0,
  is_active: 1,
  is_approved: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  category: 'Event',
  media: JSON.stringify(media),
});

/**
 * One of many events. The first is the latest that is over.
 * @param toCome One of so many is to come, each a day after the other; 0 for none.
 */
export const eventRow = (place: number, toCome: number) => {
  const soon = toCome > 0 && place % toCome === toCome - 1;
  const days = soon ? 1 + Math.floor(place / toCome) : -2 - place;
  return shownEvent({ id: `event-many-${place}`, title: `Evening ${place}`, date: inDays(days) }, [
    drawing(place),
  ]);
};

/** An event that is over, with so many pictures as galleries of the first run know them: their pixels, and what is seen. */
export const galleryRow = (size: number) => {
  const images = Array.from({ length: size }, (_, place) => drawing(place));
  const known = images.map((path) => ({
    path,
    width: 960,
    height: 720,
    alt: 'Three rings around the drummers',
  }));
  return shownEvent({ id: 'event-many-pictures', title: 'Many pictures', date: inDays(-400) }, images, known);
};

/** One of many pieces of news. The first is the newest. */
export const newsRow = (place: number) => ({
  id: `news-many-${place}`,
  title: `What was decided, part ${place}`,
  summary: sentence,
  description: Array.from({ length: 4 }, () => text(4)).join('\n\n'),
  category: 'Community',
  featured: 0,
  tags: '["many"]',
  images: JSON.stringify([drawing(place)]),
  author: 'The secretary',
  published: 1,
  created_at: inDays(-place / 2),
});
