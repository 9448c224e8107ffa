import { range } from '@banyan/ui/imagery/geometry';
import { along, colour, type Point, path, pick, stroke, through } from '../svg.ts';
import { box, drawn, line, plate, polygon, ring, slab, solid, width } from './kit.ts';

const { indigo950, indigo900, indigo800, indigo700, indigo600, indigo500, indigo400 } = colour;
const { indigo300, indigo200, indigo100, marigold400, white } = colour;

/** Around the lake, a post for each kilometer. */
const route = (): string => {
  const shore = (grow: number) =>
    along(90, (t): Point => {
      const a = t * 2 * Math.PI;
      const r = 1 + 0.14 * Math.sin(2 * a + 0.7) + 0.09 * Math.sin(3 * a) + 0.04 * Math.sin(5 * a + 1);
      return [480 + (300 + grow) * r * Math.cos(a), 360 + (190 + grow) * r * Math.sin(a)];
    });
  const way = shore(62);
  const posts = range(5).map((i) => pick(way, 8 + i * 18));
  return plate(
    indigo100,
    solid(indigo300, `${through(shore(0))}z`),
    drawn(indigo600, 1.5, ...range(6).map((i) => `${through(shore(-24 - i * 26))}z`)),
    drawn(indigo800, 20, `${through(way)}z`),
    path(`${through(way)}z`, stroke(white, 2, 'stroke-dasharray="14 12"')),
    solid(white, ...posts.map(([x, y]) => ring(x, y, 24))),
    drawn(indigo800, 6, ...posts.map(([x, y]) => ring(x, y, 24))),
    ...posts.slice(4).map(([x, y]) => solid(marigold400, ring(x, y, 21))),
  );
};

/** Which of the seven bars a digit lights: top, upper left, upper right, middle, lower left, lower right, foot. */
const digits = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
];

const digit = (value: number, x: number, y: number): { lit: string; unlit: string } => {
  const across = (top: number) =>
    polygon([x + 12, top], [x + 108, top], [x + 96, top + 22], [x + 24, top + 22]);
  const down = (left: number, top: number) =>
    polygon([left, top + 10], [left + 22, top + 22], [left + 22, top + 98], [left, top + 110]);
  const bars = [
    across(y),
    down(x, y),
    down(x + 98, y),
    across(y + 116),
    down(x, y + 122),
    down(x + 98, y + 122),
    across(y + 232),
  ];
  const on = digits[value] ?? '';
  const chosen = (state: string) => bars.filter((_, i) => on[i] === state).join('');
  return { lit: chosen('1'), unlit: chosen('0') };
};

/** The clock over the line, as the first scholarship came in. */
const clock = (): string => {
  const places = [
    [1, 130],
    [8, 290],
    [4, 530],
    [2, 690],
  ] as const;
  const shown = places.map(([value, x]) => digit(value, x, 190));
  return plate(
    indigo700,
    solid(indigo900, box(70, 120, 820, 390)),
    drawn(white, 4, box(70, 120, 820, 390)),
    solid(indigo800, ...shown.map(({ unlit }) => unlit)),
    solid(marigold400, ...shown.map(({ lit }) => lit), ring(470, 270, 13), ring(470, 360, 13)),
    drawn(white, 4, line(150, 510, 150, 720), line(810, 510, 810, 720)),
    drawn(indigo300, 3, ...range(13).map((i) => line(110 + i * 62, 560, 140 + i * 62, 560))),
  );
};

/** The baton of the Metallurgy relay, in section. */
const thermos = (): string =>
  plate(
    indigo300,
    solid(indigo800, 'M352 640V250a70 70 0 0 1 60-70V120H548v60a70 70 0 0 1 60 70V640z'),
    solid(indigo200, 'M374 618V258a56 56 0 0 1 58-58V120h96v80a56 56 0 0 1 58 58V618z'),
    solid(indigo800, 'M392 600V268a42 42 0 0 1 50-50V120h76v98a42 42 0 0 1 50 50V600z'),
    solid(marigold400, 'M404 588V330h152V588z'),
    drawn(white, 2, ...range(5).map((i) => line(404, 378 + i * 44, i % 2 ? 440 : 460, 378 + i * 44))),
    solid(white, box(430, 70, 100, 62)),
    drawn(indigo800, 4, box(430, 70, 100, 62), line(430, 100, 530, 100)),
    drawn(
      indigo800,
      3,
      line(680, 120, 680, 640),
      line(660, 640, 700, 640),
      line(660, 120, 700, 120),
      line(668, 652, 692, 628),
      line(668, 132, 692, 108),
    ),
    drawn(white, 4, line(0, 640, width, 640)),
    solid(indigo900, box(0, 640, width, 80)),
  );

/** Two hundred and eleven medals, some of them. */
const medals = (): string => {
  const hung = range(18).map((i) => ({ x: 85 + (i % 6) * 158, y: i < 6 ? 0 : i < 12 ? 250 : 500 }));
  const ribbon = ({ x, y }: { x: number; y: number }) =>
    polygon([x - 42, y - 30], [x - 8, y - 30], [x + 20, y + 92], [x - 12, y + 110]);
  const other = ({ x, y }: { x: number; y: number }) =>
    polygon([x + 42, y - 30], [x + 8, y - 30], [x - 20, y + 92], [x + 12, y + 110]);
  const ours = 9;
  const rest = hung.filter((_, i) => i !== ours);
  return plate(
    indigo900,
    solid(indigo600, ...hung.map(ribbon)),
    solid(indigo400, ...hung.map(other)),
    solid(indigo100, ...rest.map(({ x, y }) => ring(x, y + 144, 50))),
    ...hung.slice(ours, ours + 1).map(({ x, y }) => solid(marigold400, ring(x, y + 144, 50))),
    drawn(
      indigo800,
      3,
      ...hung.flatMap(({ x, y }) => [
        ring(x, y + 144, 38),
        polygon([x, y + 116], [x + 26, y + 160], [x - 26, y + 160]),
      ]),
    ),
  );
};

const shoe = 'M0 0h150a46 46 0 0 0-40-44L62-58 30-96H0z';

/** The line at two minutes to eight. */
const shoes = (): string => {
  const rows = range(12).map((i) => ({
    x: 40 + (i % 4) * 220 + (i % 8 > 3 ? 60 : 0),
    y: 220 + Math.floor(i / 4) * 196,
  }));
  const tones = [white, indigo200, indigo400];
  return plate(
    indigo600,
    ...[0, 1, 2].map((row) =>
      solid(pick([indigo700, indigo800, indigo950], row), box(0, 220 + row * 196, width, 720)),
    ),
    ...rows.map(
      ({ x, y }, i) =>
        `<g transform="translate(${x} ${y})">${solid(i === 6 ? marigold400 : pick(tones, i % 3), shoe)}${drawn(indigo900, 4, line(0, -14, 148, -14), line(40, -66, 58, -80), line(56, -54, 74, -68))}</g>`,
    ),
    drawn(white, 4, ...[0, 1, 2].map((row) => line(0, 220 + row * 196, width, 220 + row * 196))),
  );
};

/** News of it: a hundred and thirty runners, two prams and a dog, and the tape. */
export const finish = (): string => {
  const field = range(130).map(
    (i): Point => [60 + (i % 13) * 46 + (Math.floor(i / 13) % 2) * 22, 86 + Math.floor(i / 13) * 60],
  );
  const prams = [47, 92];
  const dog = 70;
  const feet = field.filter((_, i) => !prams.includes(i) && i !== dog);
  return plate(
    indigo200,
    drawn(indigo300, 2, ...range(11).map((i) => line(0, 56 + i * 60, width, 56 + i * 60))),
    solid(indigo800, ...feet.map(([x, y]) => ring(x, y, 13))),
    solid(indigo500, ...prams.map((i) => pick(field, i)).map(([x, y]) => slab(x - 20, y - 14, 40, 28))),
    ...field
      .slice(dog, dog + 1)
      .map(([x, y]) => solid(indigo500, polygon([x - 16, y - 12], [x + 18, y], [x - 16, y + 12]))),
    solid(marigold400, box(770, 0, 16, 720)),
    solid(indigo800, ...range(24).map((i) => box(820 + (i % 2) * 30, i * 30, 30, 30)), box(880, 0, 80, 720)),
  );
};

export const fiveK = { route: route(), clock: clock(), thermos: thermos(), medals: medals(), shoes: shoes() };
