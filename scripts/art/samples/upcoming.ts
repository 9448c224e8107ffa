import { range, roundArch } from '@banyan/ui/imagery/geometry';
import { along, colour, type Point, pick, through } from '../svg.ts';
import { box, drawn, line, plate, polar, polygon, ring, solid, width } from './kit.ts';
import { ridgeline } from './ridge.ts';

const { indigo900, indigo800, indigo700, indigo600, indigo500, indigo400 } = colour;
const { indigo300, indigo200, indigo100, marigold400, white } = colour;

/** A sheet with an arch half inked, and the pencil. */
const drawingDay = (): string => {
  const construction = [
    ...range(7).map((i) => line(170 + i * 90, 90, 170 + i * 90, 630)),
    ...range(6).map((i) => line(140, 130 + i * 92, 740, 130 + i * 92)),
    ring(440, 314, 180),
    ring(440, 314, 130),
    line(170, 584, 710, 44),
    line(710, 584, 170, 44),
  ];
  const pencil = [
    solid(marigold400, polygon([604, 470], [850, 716], [884, 682], [638, 436])),
    solid(white, polygon([604, 470], [574, 406], [638, 436])),
    solid(indigo900, polygon([574, 406], [592, 444], [612, 424])),
    drawn(indigo900, 3, line(616, 460, 868, 712), line(626, 448, 878, 700)),
  ];
  return plate(
    indigo600,
    `<g transform="rotate(-4 480 360)">${solid(white, box(120, 40, 640, 640))}${drawn(indigo200, 1.5, ...construction)}${drawn(indigo800, 7, 'M260 584V314a180 180 0 0 1 180-180a180 180 0 0 1 134 60', 'M310 584V314a130 130 0 0 1 130-130', line(170, 584, 500, 584))}</g>`,
    ...pencil,
  );
};

const fir = (x: number, foot: number, size: number): string =>
  range(3)
    .map((k) => {
      const [top, half] = [foot - size + k * size * 0.24, size * (0.13 + k * 0.06)];
      return polygon([x, top], [x + half, top + size * 0.36], [x - half, top + size * 0.36]);
    })
    .join('') + box(x - 4, foot - size * 0.2, 8, size * 0.2);

/** The ridge again, colder: nine on the white slope, over the trees. */
const winterRidge = (): string => {
  const base = (...points: readonly Point[]) => polygon([-200, 720], ...points, [1160, 720]);
  const edge = (x: number) => 560 - x * 0.42;
  const flakes = range(40).map((i) => ring((i * 211) % 960, (i * 97) % 330, i % 3 ? 3 : 5));
  const walkers = range(9).map((i): Point => [330 + i * 56, edge(330 + i * 56) - 13]);
  const firs = range(13).map((i) => fir(30 + i * 76, 650 + ((i * 5) % 3) * 40, 170 + ((i * 7) % 4) * 26));
  return plate(
    indigo500,
    solid(indigo400, base(...ridgeline(21, 420, 300, 3))),
    solid(white, ...flakes),
    solid(white, base([-200, edge(-200)], [1160, edge(1160)])),
    solid(indigo200, base([-200, 760], [300, 590], [560, 560], [1160, 330])),
    solid(indigo900, ...walkers.slice(0, 8).map(([x, y]) => ring(x, y, 12))),
    ...walkers.slice(8).map(([x, y]) => solid(marigold400, ring(x, y, 14))),
    solid(indigo800, ...firs),
  );
};

const hexagon = (x: number, y: number, radius: number): string =>
  polygon(...range(6).map((i) => polar(x, y, radius, i / 6)));

/** Nuts: drawn on the left, made on the right. */
const founders = (): string => {
  const places = range(28).map((i) => ({
    x: 90 + (i % 7) * 130,
    y: 92 + Math.floor(i / 7) * 178 + (i % 2 ? 40 : -10),
    column: i % 7,
  }));
  const [drafts, parts] = [
    places.filter(({ column }) => column < 4),
    places.filter(({ column }) => column > 3),
  ];
  const thread = ({ x, y }: { x: number; y: number }) => ring(x, y, 34);
  const first = pick(parts, 7);
  return plate(
    indigo800,
    drawn(
      indigo300,
      1.5,
      ...drafts.flatMap(({ x, y }) => [
        hexagon(x, y, 66),
        line(x - 84, y, x + 84, y),
        line(x, y - 78, x, y + 78),
      ]),
      ...drafts.map(thread),
    ),
    solid(indigo300, ...parts.filter((part) => part !== first).map(({ x, y }) => hexagon(x, y, 66))),
    solid(marigold400, hexagon(first.x, first.y, 66)),
    solid(indigo800, ...parts.map(thread)),
    drawn(indigo500, 4, ...parts.flatMap(({ x, y }) => range(3).map((k) => ring(x, y, 38 + k * 7)))),
    drawn(white, 3, line(545, 0, 545, 720)),
  );
};

/** For the story of the bridge that is in tune: its hangers, and the one that was flat. */
export const hangers = (): string => {
  const sag = along(36, (t): Point => [110 + 740 * t, 130 + 340 * (1 - (2 * t - 1) ** 2)]);
  const hung = sag.slice(1, -1);
  const flat = pick(hung, 11);
  return plate(
    indigo700,
    drawn(indigo100, 3, ...hung.filter((hanger) => hanger !== flat).map(([x, y]) => line(x, y, x, 520))),
    drawn(marigold400, 7, line(flat[0], flat[1], flat[0], 520)),
    drawn(white, 7, through(sag), line(110, 130, -40, 330), line(850, 130, 1000, 330)),
    solid(indigo300, box(96, 90, 28, 630), box(836, 90, 28, 630)),
    solid(white, box(0, 520, width, 20)),
    drawn(indigo300, 2, ...range(24).map((i) => `M${i * 40} 540l20 34l20-34`), line(0, 574, width, 574)),
    solid(indigo900, box(0, 640, width, 80)),
    drawn(indigo600, 2, ...range(3).map((i) => line(0, 660 + i * 20, width, 660 + i * 20))),
  );
};

/** For the story of the third span: four of them, and the one that does not answer. */
export const thirdSpan = (): string => {
  const spans = range(4).map((i) => `${roundArch(38 + i * 226, 206, 330, 600)}z`);
  const deck = along(
    40,
    (t): Point => [width * t, 250 + 5 * Math.sin(t * Math.PI * 8) * (t > 0.5 && t < 0.75 ? 0 : 1)],
  );
  return plate(
    indigo300,
    solid(indigo800, box(0, 262, width, 458)),
    solid(indigo200, ...spans.filter((_, i) => i !== 2)),
    solid(marigold400, spans[2] ?? ''),
    drawn(
      indigo400,
      2,
      ...range(4).flatMap((i) =>
        range(3).map((k) =>
          roundArch(38 + i * 226 - 8 * (k + 1), 206 + 16 * (k + 1), 330 - 8 * (k + 1), 600),
        ),
      ),
    ),
    drawn(indigo800, 12, through(deck)),
    drawn(indigo800, 3, ...range(25).map((i) => line(i * 40, 250, i * 40, 206)), line(0, 206, width, 206)),
    solid(indigo900, box(0, 600, width, 120)),
    drawn(
      indigo600,
      3,
      ...range(5).map((i) => line(i % 2 ? 40 : 0, 622 + i * 22, i % 2 ? width : 900, 622 + i * 22)),
    ),
  );
};

export const upcoming = { 'drawing-day': drawingDay(), 'winter-ridge': winterRidge(), founders: founders() };
