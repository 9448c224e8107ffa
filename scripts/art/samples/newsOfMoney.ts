import { range } from '@banyan/ui/imagery/geometry';
import { circle, colour, fill, type Point, pick } from '../svg.ts';
import { box, drawn, line, plate, polar, polygon, ring, slab, solid, width } from './kit.ts';

const { indigo950, indigo900, indigo800, indigo700, indigo600, indigo500, indigo400 } = colour;
const { indigo300, indigo200, indigo100, marigold400, white } = colour;

const glass = (x: number, y: number) => polygon([x, y], [x + 96, y], [x + 80, y + 150], [x + 16, y + 150]);
const teaIn = (x: number, y: number) =>
  polygon([x + 5, y + 44], [x + 91, y + 44], [x + 80, y + 150], [x + 16, y + 150]);

/** Six glasses in the carrier; the one that was never written down. */
const glasses = (): string => {
  const row = range(6).map((i) => 102 + i * 130);
  return plate(
    indigo700,
    drawn(
      indigo200,
      6,
      'M84 470V330M876 470V330M84 330Q480-120 876 330',
      line(84, 330, 876, 330),
      line(84, 470, 876, 470),
    ),
    solid(white, ...row.map((x) => glass(x, 290))),
    solid(indigo400, ...row.slice(0, 5).map((x) => teaIn(x, 290))),
    solid(marigold400, teaIn(pick(row, 5), 290)),
    drawn(
      indigo700,
      3,
      ...row.flatMap((x) => range(3).map((k) => line(x + 30 + k * 18, 300, x + 33 + k * 15, 438))),
    ),
    drawn(indigo200, 6, line(84, 400, 876, 400), line(60, 470, 900, 470)),
    solid(indigo950, box(0, 600, width, 120)),
    drawn(white, 4, line(0, 600, width, 600)),
    solid(indigo800, slab(60, 560, 840, 40)),
  );
};

/** Saucers of thirty-four years, stacked. */
const saucers = (): string => {
  const stacks = [9, 14, 7, 17, 12, 19, 10, 15];
  const dish = (stack: number, i: number) => slab(52 + stack * 110 + (i % 2 ? 3 : 0), 590 - i * 28, 96, 20);
  const ours = 5;
  const dishes = stacks.flatMap((count, stack) => range(count).map((i) => dish(stack, i)));
  return plate(
    indigo100,
    drawn(indigo200, 2, ...range(8).map((i) => line(0, 60 + i * 74, width, 60 + i * 74))),
    solid(indigo700, ...dishes),
    solid(marigold400, dish(ours, pick(stacks, ours))),
    solid(indigo900, box(0, 612, width, 108)),
    drawn(white, 4, line(0, 612, width, 612)),
  );
};

/** Who looks after the boy’s breakfast. */
const breakfast = (): string => {
  const idli: Point[] = [polar(400, 360, 110, 0.1), polar(400, 360, 110, 0.43), polar(400, 360, 110, 0.77)];
  return plate(
    indigo600,
    solid(indigo200, ring(400, 360, 280)),
    drawn(indigo500, 3, ring(400, 360, 280), ring(400, 360, 236)),
    solid(white, ...idli.map(([x, y]) => ring(x, y, 84))),
    drawn(indigo300, 2, ...idli.flatMap(([x, y]) => [ring(x, y, 66), ring(x, y, 46)])),
    solid(indigo100, ring(800, 220, 110)),
    solid(marigold400, ring(800, 220, 84)),
    solid(indigo100, ring(800, 500, 90)),
    solid(indigo400, ring(800, 500, 68)),
    drawn(white, 10, line(720, 690, 930, 630)),
  );
};

/** Eighty-six, nine, three and two; and the dollar that came back. */
const report = (): string => {
  const shares = [86, 9, 3, 2];
  const tones = [indigo700, indigo500, indigo400, indigo300];
  const starts = shares.map((_, i) => shares.slice(0, i).reduce((sum, share) => sum + share, 0));
  const cell = (i: number) => box(90 + (i % 10) * 78, 60 + Math.floor(i / 10) * 60, 70, 52);
  const fields = shares.map((share, i) =>
    solid(pick(tones, i), ...range(share).map((k) => cell((starts[i] ?? 0) + k))),
  );
  return plate(
    indigo100,
    ...fields,
    drawn(
      indigo800,
      4,
      line(60, 672, 900, 672),
      ...range(11).map((i) => line(86 + i * 78 - 7, 679, 86 + i * 78 + 7, 665)),
    ),
    circle(90 + 9 * 78 + 35, 60 + 9 * 60 + 26, 44, fill(marigold400)),
  );
};

/** The hinge: a hacksaw blade and two rivets. */
const hinge = (): string => {
  const teeth = range(21)
    .map(() => `l12 16l12-16`)
    .join('');
  return plate(
    indigo300,
    `<g transform="rotate(-32 250 520)">${solid(white, box(250, 260, 700, 260))}${solid(indigo800, box(286, 290, 640, 200))}${drawn(indigo500, 2, ...range(9).map((i) => line(310, 314 + i * 19, 420 + ((i * 83) % 380), 314 + i * 19)))}</g>`,
    solid(white, box(120, 520, 760, 100)),
    drawn(indigo800, 3, box(120, 520, 760, 100)),
    solid(
      indigo500,
      ...range(28).map((i) => box(300 + (i % 14) * 38, 544 + Math.floor(i / 14) * 30, 28, 20)),
    ),
    `<path transform="translate(60 560) rotate(-62)" fill="${indigo800}" d="M0 0h504v-44H0z M0 0${teeth}z"/>`,
    solid(marigold400, ring(140, 480, 22), ring(236, 300, 22)),
    drawn(indigo900, 4, ring(140, 480, 22), ring(236, 300, 22)),
    solid(indigo900, box(0, 620, width, 100)),
  );
};

/** Forty-four pairs over eleven and a half hours. */
const pairs = (): string => {
  const zones = range(12).map((i) => 70 + i * 74.5);
  const arcs = range(44).map((i) => {
    const from = i % 5;
    const to = Math.min(11, from + 1 + ((i * 7) % 9));
    const [a, b] = [pick(zones, from), pick(zones, to)];
    const r = (b - a) / 2;
    return `M${a} 560a${r} ${r} 0 0 1 ${b - a} 0`;
  });
  const [first, last] = [pick(zones, 0), pick(zones, 11)];
  return plate(
    indigo900,
    drawn(indigo400, 2, ...arcs),
    drawn(
      marigold400,
      5,
      `M${first} 560a${(last - first) / 2} ${(last - first) / 2} 0 0 1 ${last - first} 0`,
    ),
    drawn(indigo200, 3, ...zones.map((x) => line(x, 560, x, 620))),
    solid(white, ...zones.map((x) => ring(x, 560, 11))),
    drawn(white, 4, line(0, 620, width, 620)),
    solid(indigo950, box(0, 620, width, 100)),
  );
};

export const newsOfMoney = {
  glasses: glasses(),
  saucers: saucers(),
  breakfast: breakfast(),
  report: report(),
  hinge: hinge(),
  pairs: pairs(),
};
