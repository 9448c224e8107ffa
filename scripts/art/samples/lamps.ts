import { randomFrom, range, round, roundArch } from '@banyan/ui/imagery/geometry';
import { colour, type Point, pick } from '../svg.ts';
import { box, drawn, half, line, plate, polar, polygon, ring, solid, width } from './kit.ts';

const { indigo950, indigo900, indigo800, indigo700, indigo600, indigo500 } = colour;
const { indigo300, indigo200, indigo100, marigold400, white } = colour;

/** A flame of two arcs, standing on a point. */
const flame = (x: number, y: number, size: number): string => {
  const r = size * 0.72;
  return `M${x} ${y}a${r} ${r} 0 0 1 0 ${-size}a${r} ${r} 0 0 1 0 ${size}z`;
};

/** One of nine hundred, in section: oil, wick, flame. */
const one = (): string =>
  plate(
    indigo900,
    drawn(indigo700, 2, ...range(11).map((i) => ring(480, 330, 90 + i * 52))),
    solid(marigold400, flame(480, 440, 230)),
    drawn(indigo100, 8, line(480, 440, 480, 520)),
    solid(indigo300, half(480, 460, 250, 'under')),
    solid(indigo600, half(480, 486, 205, 'under')),
    drawn(white, 5, line(200, 460, 760, 460)),
    drawn(indigo900, 2, ...range(5).map((i) => line(300 + i * 14, 510 + i * 34, 660 - i * 14, 510 + i * 34))),
    solid(indigo950, box(0, 690, width, 30)),
  );

const many = range(900).map((i): Point => [26 + (i % 36) * 26, 40 + Math.floor(i / 36) * 26.6]);

/** All nine hundred, a minute before. */
const before = (): string =>
  plate(
    indigo900,
    solid(indigo700, ...many.map(([x, y]) => half(x, y, 9, 'under'))),
    solid(marigold400, ...many.map(([x, y]) => flame(x, y - 1, 14))),
  );

/** And after the gust: about two hundred. */
const after = (): string => {
  const random = randomFrom(3);
  const burning = many.filter(([x, y]) => {
    const swept = (x * 0.55 + y - 250) / 200;
    return random() < (Math.abs(swept) < 1 ? 0.02 : Math.abs(swept) < 1.6 ? 0.22 : 0.52);
  });
  return plate(
    indigo900,
    solid(indigo600, ...many.map(([x, y]) => half(x, y, 9, 'under'))),
    solid(marigold400, ...burning.map(([x, y]) => flame(x, y - 1, 14))),
  );
};

/** The tower of lamps in the court. */
const tower = (): string => {
  const tiers = range(8).map((i) => {
    const y = 600 - i * 64;
    const wide = 92 - i * 8;
    return { y, wide };
  });
  const shaft = polygon([388, 660], [428, 70], [532, 70], [572, 660]);
  const arms = tiers.flatMap(({ y, wide }) =>
    [-1, 1].map((side) => line(480, y, 480 + side * (60 + wide), y)),
  );
  const bowls = tiers.flatMap(({ y, wide }) =>
    [-1, -0.62, 0.62, 1].map((side): Point => [480 + side * (60 + wide), y]),
  );
  return plate(
    indigo700,
    solid(indigo800, ...range(5).map((i) => `${roundArch(-60 + i * 230, 160, 300, 660)}z`)),
    solid(indigo200, shaft),
    drawn(indigo700, 3, ...tiers.map(({ y }) => line(380, y, 580, y))),
    drawn(white, 6, ...arms),
    solid(indigo300, ...bowls.map(([x, y]) => half(x, y, 15, 'under'))),
    solid(marigold400, ...bowls.map(([x, y]) => flame(x, y - 3, 30)), flame(480, 66, 48)),
    solid(indigo950, box(0, 660, width, 60)),
    drawn(white, 4, line(0, 660, width, 660)),
  );
};

/** A box of matches, nearly empty. */
const matches = (): string => {
  const sticks = range(13).map((i) => 90 + i * 65);
  const burning = 8;
  return plate(
    indigo300,
    drawn(indigo100, 14, ...sticks.map((x, i) => line(x, i % 3 ? 210 : 190, x, 560))),
    solid(indigo800, ...sticks.filter((_, i) => i !== burning).map((x, i) => ring(x, (i % 3) * 6 + 196, 17))),
    solid(marigold400, flame(pick(sticks, burning), 226, 130)),
    solid(indigo800, box(40, 470, 880, 190)),
    drawn(indigo500, 3, ...range(22).map((i) => line(60 + i * 40, 500, 80 + i * 40, 630))),
    drawn(white, 4, line(40, 470, 920, 470)),
    solid(indigo600, ring(480, 566, 58)),
    solid(
      indigo200,
      ...range(8).map((i) =>
        polygon([480, 566], polar(480, 566, 52, i / 8), polar(480, 566, 52, i / 8 + 0.06)),
      ),
    ),
  );
};

const petal = (from: number, to: number, turns: number): string => {
  const r = (to - from) * 0.72;
  const [x, y] = polar(480, 360, from, turns);
  const [tipX, tipY] = polar(480, 360, to, turns);
  return `M${round(x)} ${round(y)}A${round(r)} ${round(r)} 0 0 1 ${round(tipX)} ${round(tipY)}A${round(r)} ${round(r)} 0 0 1 ${round(x)} ${round(y)}z`;
};

/** The rangoli at the door: petals of arcs, and the dots they were laid out by. */
const rangoli = (): string => {
  const flower = (count: number, from: number, to: number, shift: number) =>
    range(count).map((i) => petal(from, to, (i + shift) / count));
  const dots = (count: number, radius: number) =>
    range(count).map((i) => ring(...polar(480, 360, radius, (i + 0.5) / count), 7));
  return plate(
    indigo700,
    solid(indigo500, ...flower(24, 190, 336, 0)),
    drawn(indigo200, 3, ...flower(24, 190, 336, 0)),
    solid(indigo300, ...flower(12, 90, 240, 0.5)),
    drawn(indigo700, 3, ...flower(12, 110, 210, 0.5)),
    solid(white, ...flower(8, 20, 130, 0), ...dots(24, 318), ...dots(12, 258)),
    solid(marigold400, ring(480, 360, 34)),
    drawn(indigo700, 4, ring(480, 360, 20)),
  );
};

export const lamps = {
  one: one(),
  before: before(),
  tower: tower(),
  after: after(),
  matches: matches(),
  rangoli: rangoli(),
};
