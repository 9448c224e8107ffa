import { range, round } from '@banyan/ui/imagery/geometry';
import {
  along,
  circle,
  colour,
  fill,
  group,
  type Point,
  path,
  pick,
  pointedArch,
  stroke,
  svg,
  through,
} from './svg.ts';

const width = 960;
const height = 720;

const unlit = [
  colour.indigo800,
  colour.indigo800,
  colour.indigo700,
  colour.indigo700,
  colour.indigo600,
  colour.indigo600,
];
const lit = [
  colour.indigo800,
  colour.indigo700,
  colour.indigo600,
  colour.marigold600,
  colour.marigold500,
  colour.marigold400,
];

/** A string of lamps between two points: a catenary. */
const garland = (from: Point, to: Point, sag: number, lamps: number): string => {
  const points = along(lamps, (t) => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * (1 - Math.cosh(2 * (t * 2 - 1)) / Math.cosh(2)),
  ]);
  const hung = points.slice(1, -1).map(([x, y]) => circle(x, y + 9, 5.5));
  return path(through(points), stroke(colour.indigo300, 1.5)) + hung.join('');
};

interface Arcade {
  /** From pier to pier, and where the first one stands. */
  span: number;
  from: number;
  /** The bay that is lit, counted from the left. */
  lit: number;
  /** Where its arches spring; the slenderer, the larger the ratio. */
  spring: number;
  ratio: number;
  /** Piers that carry a pole for the upper strings, and how high it is. */
  poles: readonly (readonly [pier: number, top: number])[];
  sag: number;
}

/** The first is the best known; `artwork.ts` of the package says how many there are. */
const arcades: readonly Arcade[] = [
  {
    span: 232,
    from: -96,
    lit: 3,
    spring: 470,
    ratio: 0.86,
    poles: [
      [2, 110],
      [4, 110],
    ],
    sag: 78,
  },
  { span: 310, from: -40, lit: 1, spring: 450, ratio: 0.7, poles: [[2, 80]], sag: 96 },
  {
    span: 176,
    from: -70,
    lit: 5,
    spring: 480,
    ratio: 1.2,
    poles: [
      [1, 150],
      [4, 90],
      [6, 150],
    ],
    sag: 56,
  },
  {
    span: 266,
    from: -180,
    lit: 2,
    spring: 500,
    ratio: 1,
    poles: [
      [1, 90],
      [3, 150],
      [5, 90],
    ],
    sag: 40,
  },
  { span: 200, from: -100, lit: 1, spring: 450, ratio: 0.62, poles: [[3, 70]], sag: 110 },
  {
    span: 400,
    from: -200,
    lit: 1,
    spring: 480,
    ratio: 0.8,
    poles: [
      [1, 120],
      [2, 60],
    ],
    sag: 120,
  },
];

/** The default: strings of lamps over a recessed arcade. Several, so that two events without pictures differ. */
const evening = ({ span, from, lit: litBay, spring, ratio, poles, sag }: Arcade): string => {
  const ground = 690;
  const count = Math.ceil((1200 - from) / span);
  const at = (pier: number) => from + 3 + pier * span;
  const step = Math.round(span / 16.5);
  const bays = range(count).map((i) => {
    const x = from + i * span;
    const orders = range(6).map((q) =>
      path(
        `${pointedArch(x + 16 + q * step, span - 32 - q * 2 * step, spring + q * 7, ground, ratio)}z`,
        `${fill(pick(i === litBay ? lit : unlit, q))} stroke="${colour.indigo400}" stroke-width="1.5"`,
      ),
    );
    const pier = path(`M${x} 260V${ground}M${x + 6} 260V${ground}`, stroke(colour.indigo400, 1.5));
    return orders.join('') + pier;
  });
  const low = range(count).map((i) => garland([at(i), 262], [at(i + 1), 262], sag, Math.round(span / 19)));
  const hung: Point[] = [
    [at(0), 262],
    ...poles.map(([pier, top]): Point => [at(pier), top]),
    [at(count), 262],
  ];
  const high = hung.slice(1).map((to, i) => {
    const start = pick(hung, i);
    const wide = to[0] - start[0];
    return garland(start, to, wide / (i === 0 || i === hung.length - 2 ? 7.7 : 4.3), Math.round(wide / 22));
  });
  const body = [
    path(`M0 ${ground}H1200V800H0z`, fill(colour.indigo950)),
    ...bays,
    group(fill(colour.marigold300), [...low, ...high].join('')),
    path(
      poles.map(([pier, top]) => `M${at(pier)} ${top - 20}V262M${at(pier) + 3} ${top - 20}V262`).join(''),
      stroke(colour.indigo400, 1.5),
    ),
    path(`M0 ${ground}H1200`, stroke(colour.white, 3)),
  ];
  return svg(1200, 800, body.join(''), colour.indigo900);
};

/** Each with its name. */
export const evenings = (): Record<string, string> =>
  Object.fromEntries(
    arcades.map((arcade, i) => [i === 0 ? 'event-default' : `event-default-${i + 1}`, evening(arcade)]),
  );

/** Tables in plan, one chair still empty. */
export const longTable = (): string => {
  const step = 92;
  const chair = (y: number, up: boolean) =>
    `M14 ${y}v${up ? -26 : 26}a24 24 0 0 ${up ? 1 : 0} 48 0v${up ? 26 : -26}z`;
  const plate = (y: number) =>
    circle(38, y, 14, stroke(colour.indigo400, 2.5)) + circle(38, y, 8, stroke(colour.indigo300, 1.5));
  const seat = path(chair(-22, true) + chair(118, false), fill(colour.indigo500)) + plate(24) + plate(72);
  const row = range(20).map((k) => `<use href="#seat" x="${k * step}"/>`);
  const definitions = `<defs><g id="seat">${seat}</g><g id="row">${row.join('')}</g></defs>`;
  const tables = range(6).map((table) => {
    const y = -250 + table * 272;
    const x = -420 + (table % 2 ? -40 : 0);
    return `${path(`M-400 ${y}H1700V${y + 96}H-400z`, fill(colour.indigo100))}<use href="#row" x="${x}" y="${y}"/>`;
  });
  const empty = group(
    `transform="translate(${-420 + 12 * step} ${-250 + 2 * 272})"`,
    path(chair(118, false), fill(colour.marigold400)) +
      circle(38, 72, 14, fill(colour.marigold400)) +
      circle(38, 72, 8, stroke(colour.indigo800, 1.5)),
  );
  const turned = 'transform="translate(600 500) rotate(-30) translate(-600 -500)"';
  return svg(1200, 1000, definitions + group(turned, tables.join('') + empty), colour.indigo800, {
    [colour.indigo100]: colour.indigo700,
    [colour.indigo300]: colour.indigo400,
  });
};

/** Rings of sticks, each ring turned a little more. */
export const garba = (): string => {
  const cx = 480;
  const cy = 372;
  const rings = range(11).flatMap((ring) => {
    const radius = 34 + ring * 44;
    const sticks = 10 + ring * 7;
    const color = ring % 3 === 1 ? colour.white : colour.indigo800;
    return range(sticks).map((j) => {
      const angle = (j / sticks) * 2 * Math.PI + ring * 0.13;
      const [dx, dy] = [15 * Math.cos(angle + 0.62), 15 * Math.sin(angle + 0.62)];
      const [x, y] = [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
      return path(
        `M${round(x - dx)} ${round(y - dy)}L${round(x + dx)} ${round(y + dy)}`,
        `stroke="${color}" stroke-width="7" stroke-linecap="round"`,
      );
    });
  });
  return svg(width, height, rings.join('') + circle(cx, cy, 12, fill(colour.indigo800)), colour.marigold400);
};

/** An amphitheatre in plan. */
export const talk = (): string => {
  const cx = 480;
  const cy = 700;
  const tiers = range(12).map((tier) => {
    const radius = 130 + tier * 52;
    const seats = Math.floor((Math.PI * radius) / 40);
    const people = range(seats).map((j) => {
      const angle = Math.PI + ((j + 0.5) / seats) * Math.PI;
      const aisle = Math.abs(angle - 1.5 * Math.PI) < 14 / radius;
      if (aisle || (tier * 7 + j * 5) % 11 === 0) return '';
      const speaker = tier === 4 && j === Math.floor(seats * 0.68);
      const x = cx + (radius + 26) * Math.cos(angle);
      const y = cy + (radius + 26) * Math.sin(angle);
      return circle(x, y, 10.5, fill(speaker ? colour.marigold500 : colour.indigo800));
    });
    return circle(cx, cy, radius, stroke(colour.indigo300, 2)) + people.join('');
  });
  const stage = path(`M${cx - 92} 720V${cy}a92 92 0 0 1 184 0v20z`, fill(colour.indigo800));
  const aisle = path(`M${cx} 590V-10`, stroke(colour.indigo100, 16));
  return svg(width, height, tiers.join('') + stage + aisle, colour.indigo100);
};
