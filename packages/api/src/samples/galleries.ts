import type { InferInput } from 'valibot';
import type { EventMedia } from '../contract/events/event-item.ts';

interface Gallery {
  images: string[];
  media: InferInput<typeof EventMedia>[];
}

const size = { width: 960, height: 720 };

/** Returns a gallery from pictures with their alternative texts, in display order. */
export const pictures = (seen: Readonly<Record<string, string>>): Gallery => ({
  images: Object.keys(seen),
  media: Object.entries(seen).map(([path, alt]) => ({ ...size, path, alt })),
});

/** Returns a gallery of pictures in one folder. The first may be a drawing that the site already has. */
const plates = (
  folder: string,
  seen: Readonly<Record<string, string>>,
  first: Readonly<Record<string, string>> = {},
): Gallery =>
  pictures({
    ...first,
    ...Object.fromEntries(Object.entries(seen).map(([name, alt]) => [`/samples/${folder}/${name}.svg`, alt])),
  });

const film = {
  path: '/film/join-us.mp4',
  width: 1280,
  height: 720,
  sources: [{ path: '/film/join-us.webm', type: 'video/webm' }],
  poster: '/film/join-us-poster.avif',
  captions: '/film/join-us.en.vtt',
};

const withFilm = ({ images, media }: Gallery): Gallery => ({
  images: [...images.slice(0, 3), film.path, ...images.slice(3)],
  media: [...media, film],
});

export const garbaNight = withFilm(
  plates(
    'garba-night',
    {
      lamps: 'Nine lamps under the roof of the gymnasium; one came from somebody’s kitchen',
      dandiya: 'Twenty-four pairs of sticks, on one beat',
      feet: 'Three rings of footprints around the drummers',
      dhols: 'Both dhols, laced',
      skirts: 'Five skirts on the stair, between two songs',
      floor: 'The floor at eleven: swept, inspected, one shoe left',
    },
    { '/art/event-garba.svg': 'The circle from above, at a quarter past nine' },
  ),
);

export const ridgeWalk = plates(
  'ridge-walk',
  {
    'car-park': 'Six ridges, one behind the other, from the car park',
    section: 'Eleven miles in section, and a flag on the highest',
    'near-the-top': 'The last mile, dotted along the white face',
    cairn: 'Nine stones; the youngest class put the last one on',
    lunch: 'Seven lunches, as they were carried up',
    tea: 'Thirty cups of tea, from above',
    boots: 'Eight pairs of boots on two shelves; one pair was new',
    sticks: 'Nineteen sticks, one for each class, in the order in which they came',
    bus: 'The bus home, with one window still lit',
  },
  { '/art/event-hike.svg': 'The way up on the map: contours, and a dotted line to the top' },
);

export const gridStorage = plates(
  'grid-storage',
  {
    equations: 'The first hour: eleven lines on three boards',
    demand: 'What a day asks for, hour by hour, and the peak that the store gives back',
    'reading-room': 'Four windows of the reading room, between the two hours',
    hose: 'The hose of the second hour, coiled',
    cells: 'Forty cells in five racks, one of them full',
  },
  { '/art/event-talk.svg': 'The hall from above: twelve rows, and the first question in the fifth' },
);

export const summerPicnic = plates(
  'summer-picnic',
  {
    tree: 'The plane tree, and somebody’s balloon in it',
    rope: 'The tug-of-war from above, while nothing moves',
    cloths: 'Eleven plates on one cloth, and the pickle',
    melon: 'Thirty-five slices of watermelon',
    cricket: 'Cricket until the light went: eleven in the field, and a dog',
  },
  { '/art/event-picnic.svg': 'The park in plan: ten trees and the path' },
);

export const scholarship5k = plates(
  'scholarship-5k',
  {
    route: 'The loop around the lake, with a post for each kilometer',
    shoes: 'Twelve shoes behind the line, at two minutes to eight',
    thermos: 'The relay’s baton in section: a thermos, and full',
    clock: 'The clock over the line, at 18:42',
    medals: 'Eighteen of the medals',
  },
  { '/art/event-run.svg': 'The last bend, with one lane kept free' },
);

export const eveningOfLamps = plates('evening-of-lamps', {
  before: 'Nine hundred lamps, a minute before the gust',
  after: 'About two hundred lamps, a minute after it',
  one: 'One of them in section: oil, wick, flame',
  tower: 'The tower of lamps in the court',
  matches: 'A box of matches, nearly empty',
  rangoli: 'The rangoli at the door',
});
