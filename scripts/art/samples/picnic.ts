import { randomFrom, range } from '@banyan/ui/imagery/geometry';
import { colour, type Point, pick } from '../svg.ts';
import { box, drawn, half, line, plate, polar, polygon, ring, slab, solid, width } from './kit.ts';

const { indigo900, indigo800, indigo700, indigo600, indigo500, indigo400 } = colour;
const { indigo300, indigo200, indigo100, marigold400, white } = colour;

/** One very large plane tree, and its shade. */
const tree = (): string => {
  const crown: Point[] = [
    [480, 220],
    [300, 270],
    [660, 270],
    [380, 130],
    [590, 140],
    [190, 210],
    [770, 210],
  ];
  const radii = [170, 130, 130, 110, 110, 90, 90];
  const rings = crown.flatMap(([x, y], i) => range(5).map((k) => ring(x, y, pick(radii, i) - 12 - k * 22)));
  return plate(
    indigo200,
    solid(indigo700, ...crown.map(([x, y], i) => ring(x, y, pick(radii, i)))),
    drawn(indigo500, 2, ...rings),
    solid(indigo800, 'M440 620V400L340 310l24-20 96 84V280h44v94l96-84 24 20-100 90V620z'),
    solid(marigold400, ring(700, 300, 26)),
    drawn(marigold400, 3, line(700, 300, 700, 420)),
    solid(indigo300, box(60, 620, 840, 26)),
    drawn(indigo800, 4, line(0, 620, width, 620)),
  );
};

/** Civil against everybody, as a kite would see it. */
const rope = (): string => {
  const team = (direction: 1 | -1) =>
    range(9).map((i): Point => [480 + direction * (96 + i * 62), 360 + (i % 2 ? 34 : -34)]);
  const heels = (direction: 1 | -1) =>
    team(direction).map(([x, y]) => line(x - direction * 18, y - 26, x - direction * 18, y + 26));
  const body = [
    solid(indigo500, box(-200, 300, 1360, 120)),
    drawn(indigo200, 4, ...heels(1), ...heels(-1)),
    solid(white, ...team(-1).map(([x, y]) => ring(x, y, 25))),
    solid(indigo300, ...team(1).map(([x, y]) => ring(x, y, 25))),
    drawn(indigo900, 9, line(-200, 360, 1160, 360)),
    drawn(white, 4, line(480, 240, 480, 480)),
    solid(marigold400, polygon([448, 336], [512, 336], [512, 384], [448, 384])),
  ];
  const mown = range(16).map((i) => box(-240 + i * 92, -300, 46, 1320));
  return plate(
    indigo600,
    `<g transform="rotate(-24 480 360)">${solid(indigo700, ...mown)}${body.join('')}</g>`,
  );
};

/** Cloths edge to edge, and who brought the pickle. */
const cloths = (): string => {
  const checks = range(8).flatMap((column) =>
    range(6).map((row) => ({ x: column * 120, y: row * 120, column, row })),
  );
  const tone = ({ column, row }: { column: number; row: number }) =>
    column % 2 && row % 2 ? indigo600 : indigo300;
  const plates: Point[] = [
    [180, 180],
    [420, 60],
    [660, 180],
    [900, 300],
    [420, 300],
    [180, 420],
    [660, 420],
    [900, 540],
    [420, 540],
    [60, 660],
    [660, 660],
  ];
  return plate(
    indigo100,
    ...checks
      .filter(({ column, row }) => column % 2 || row % 2)
      .map((check) => solid(tone(check), box(check.x, check.y, 120, 120))),
    solid(white, ...plates.map(([x, y]) => ring(x, y, 54))),
    drawn(indigo800, 3, ...plates.flatMap(([x, y]) => [ring(x, y, 54), ring(x, y, 38)])),
    solid(marigold400, ring(660, 420, 38)),
  );
};

/** Thirty-five slices. */
const melon = (): string => {
  const slices = range(35).map((i) => ({ x: 96 + (i % 7) * 128, y: 60 + Math.floor(i / 7) * 132 }));
  const ours = 23;
  const seeds = ({ x, y }: { x: number; y: number }) =>
    [0.12, 0.25, 0.38].map((turns) => ring(...polar(x, y, 24, turns), 4));
  return plate(
    indigo800,
    solid(white, ...slices.map(({ x, y }) => half(x, y, 56, 'under'))),
    solid(indigo400, ...slices.filter((_, i) => i !== ours).map(({ x, y }) => half(x, y, 44, 'under'))),
    ...slices.slice(ours, ours + 1).map(({ x, y }) => solid(marigold400, half(x, y, 44, 'under'))),
    solid(indigo900, ...slices.flatMap(seeds)),
  );
};

/** Cricket, until the light went: a field with eleven on it and a dog. */
const cricket = (): string => {
  const random = randomFrom(12);
  const fielders = range(11).map((i) => polar(480, 360, 120 + random() * 190, i / 11 + random() * 0.05));
  return plate(
    indigo300,
    solid(indigo200, slab(90, 40, 780, 640)),
    drawn(indigo800, 3, slab(90, 40, 780, 640)),
    drawn(indigo400, 3, slab(250, 170, 460, 380)),
    solid(white, box(444, 210, 72, 300)),
    drawn(indigo800, 3, box(444, 210, 72, 300), line(434, 250, 526, 250), line(434, 470, 526, 470)),
    drawn(indigo800, 6, ...[468, 480, 492].flatMap((x) => [line(x, 218, x, 236), line(x, 484, x, 502)])),
    solid(indigo800, ...fielders.map(([x, y]) => ring(x, y, 13))),
    drawn(indigo800, 2, `M480 470Q600 300 786 214`),
    solid(marigold400, ring(786, 214, 16)),
    solid(indigo800, polygon([800, 268], [834, 248], [834, 288])),
  );
};

export const picnic = { tree: tree(), rope: rope(), cloths: cloths(), melon: melon(), cricket: cricket() };
