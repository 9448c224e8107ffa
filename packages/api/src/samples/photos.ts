import type { Focus } from '../contract/known-picture.ts';

/** Photograph of the second set of samples, which `SAMPLES=photos` shows. All of them, and the people in them, are drawn by a program. */
export interface SamplePhoto {
  /** Name of an AVIF file in `packages/server/src/samples/photos`, without its extension. */
  name: string;
  alt: string;
  focus: Focus;
  hasText?: boolean;
}

const photo = (name: string, alt: string, x: number, y: number): SamplePhoto => ({
  name,
  alt,
  focus: { x, y },
});

const withText = (name: string, alt: string): SamplePhoto => ({
  ...photo(name, alt, 0.5, 0.1),
  hasText: true,
});

/** Photographs by the id of the sample event or news item whose drawings they replace. */
export const samplePhotos: Readonly<Record<string, readonly SamplePhoto[]>> = {
  'event-long-table': [photo('dinner', 'The second toast, at the long table under the arches', 0.26, 0.33)],
  'event-open-drawing-day': [photo('drawing-day', 'Last year’s first drawer, before the arcade', 0.62, 0.17)],
  'event-winter-ridge': [photo('ridge', 'Nine walkers in the snow, at the far end of the ridge', 0.81, 0.63)],
  'event-music-in-the-round': [
    photo('hall', 'The singer and both players, in the one light of the hall', 0.62, 0.4),
  ],
  'event-kite-morning': [
    withText(
      'flyer-kites',
      'Flyer: Kite morning for Sankrant. Saturday, 9:00 AM to noon, Longmeadow Park, Plano. Free.',
    ),
  ],
  'event-founders-evening': [
    withText(
      'flyer-founders',
      'Flyer: From drawing board to hardware. Saturday, 6:00 PM, Catenary Labs, Seattle. Doors at 5:30.',
    ),
  ],
  'event-garba-night': [
    photo('garba-circle', 'The inner circle, arms up', 0.5, 0.42),
    photo('garba-pair', 'Two partners under the lamps, after the sixth song', 0.6, 0.22),
    photo('garba-turn', 'A turn with both hands up, left of the middle', 0.36, 0.27),
    photo('dhols', 'Both drummers', 0.5, 0.28),
    photo('garba-singer', 'The singer in violet and red light', 0.55, 0.16),
    photo('group', 'Eighty of the four hundred, on the stairs the next morning', 0.5, 0.5),
    photo('garba-wide', 'The whole floor in one picture', 0.5, 0.42),
    photo('lamps', 'The last lamps are lit by the one who bought them', 0.73, 0.21),
    photo('garba-elder', 'The oldest dancer, at rest', 0.3, 0.14),
    photo('children', 'Five who were to be in bed by nine', 0.5, 0.42),
    photo('food', 'Eighteen plates, before', 0.5, 0.6),
    photo('blurred', 'The fast song', 0.5, 0.45),
    photo('black', 'The lights went out for a second', 0.5, 0.5),
    withText('messages', 'Messages about two dhols, forty pairs of sticks and one red shoe, which was found'),
    photo('floor', 'The floor is swept; a red shoe is left', 0.21, 0.41),
  ],
  'event-ridge-walk': [photo('ridge-top', 'The first at the top, both arms up', 0.72, 0.22)],
  'event-summer-picnic': [photo('picnic', 'Four of the families, in the shade', 0.5, 0.3)],
  'news-canteen-scholarship': [
    photo('canteen', 'Behind nine glasses of tea, the man who kept the accounts', 0.71, 0.23),
  ],
  'news-long-table': [photo('long-table', 'One side of the table; a volunteer counts the chairs', 0.89, 0.3)],
  'news-quiet-pump': [photo('lab', 'The three who will build the pump', 0.5, 0.3)],
  'news-garba-counted': [photo('counted', 'The circle from the stage, counted in fives', 0.5, 0.42)],
  'news-examiner': [photo('professor', 'The examiner at the door of his hall', 0.5, 0.2)],
};

/** Portraits by the id of the sample story, named as {@link SamplePhoto} is. Such a story has no other picture, as those of members. */
export const samplePortraits: Readonly<Record<string, string>> = {
  'the-corner-where-nobody-routes': 'portrait-nikhil',
  'the-pump-that-learned-to-whisper': 'portrait-leela',
  'check-the-third-span': 'portrait-deepa',
};

const face = (first: string, last: string) =>
  [`${first}.${last}@example.org`, `/samples/faces/${first}.avif`] as const;

/** Paths of the photographs that sample members agreed to show, by their email. */
export const sampleFaces: ReadonlyMap<string, string> = new Map([
  face('asha', 'umbar'),
  face('vikram', 'mahua'),
  face('meera', 'moh'),
  face('nikhil', 'nandruk'),
  face('sunanda', 'surangi'),
  face('kavita', 'karanj'),
  face('sameer', 'palash'),
  face('leela', 'bahava'),
  face('swati', 'vad'),
  face('aniket', 'shisham'),
  face('pallavi', 'saptaparni'),
  face('manasi', 'behda'),
]);
