import { randomFrom, range, round } from '@banyan/ui/imagery/geometry';
import { circle, colour, fill, group, type Point, path, pick, stroke, svg, through } from './svg.ts';

const width = 960;
const height = 720;

const heights = [
  ...range(4).map(() => colour.indigo700),
  ...range(4).map(() => colour.indigo600),
  ...range(4).map(() => colour.indigo500),
  ...range(3).map(() => colour.indigo400),
  ...range(2).map(() => colour.indigo300),
];

const contour = (index: number): string => {
  const radius = (17 - index) * 27;
  const phase = 0.6;
  const points = range(72).map((step): Point => {
    const a = (step / 72) * 2 * Math.PI;
    const wobble =
      0.16 * Math.sin(2 * a + phase) +
      0.08 * Math.sin(3 * a - phase * 2) +
      0.05 * Math.sin(5 * a + index * 0.18);
    const r = radius * (1 + wobble);
    return [610 + r * Math.cos(a) * 1.25, 300 + r * Math.sin(a)];
  });
  return `${through(points)}z`;
};

/** Contours and one trail. */
export const hike = (): string => {
  const contours = range(17).map((i) =>
    path(
      contour(i),
      `${fill(pick(heights, i))} stroke="${colour.indigo200}" stroke-width="${i % 5 ? 1.25 : 2.5}"`,
    ),
  );
  const trail = path(
    'M-10 640C120 610 150 520 250 520S360 590 440 540 470 430 540 420 640 400 612 306',
    stroke(colour.marigold400, 7, 'stroke-dasharray="2 15" stroke-linecap="round"'),
  );
  const summit = path('M612 300l-26 40h52z', fill(colour.marigold400));
  return svg(width, height, contours.join('') + trail + summit, colour.indigo800);
};

const trees: readonly (readonly [x: number, y: number, radius: number])[] = [
  [140, 210, 120],
  [370, 150, 88],
  [330, 372, 70],
  [560, 290, 112],
  [790, 170, 140],
  [880, 600, 110],
  [640, 640, 84],
  [180, 690, 96],
  [420, 690, 56],
  [40, 400, 60],
];

/** A park drawn like a landscape plan. */
export const picnic = (): string => {
  const random = randomFrom(5);
  const way = 'M-20 560C180 470 260 640 470 560S760 380 980 430';
  const canopies = trees.map(([x, y, radius], i) => {
    const spokes = Math.round(radius / 4);
    const leaves = range(spokes).map((j) => {
      const a = (j / spokes) * 2 * Math.PI + random() * 0.1;
      const inner = radius * (0.22 + random() * 0.5);
      const [cos, sin] = [Math.cos(a), Math.sin(a)];
      return `M${round(x + inner * cos)} ${round(y + inner * sin)}L${round(x + radius * cos)} ${round(y + radius * sin)}`;
    });
    const canopy = `${fill(i === 3 ? colour.marigold400 : colour.white)} stroke="${colour.indigo800}" stroke-width="3"`;
    return (
      circle(x, y, radius, canopy) +
      path(leaves.join(''), stroke(colour.indigo800, 1.75)) +
      circle(x, y, 5, fill(colour.indigo800))
    );
  });
  const body = [
    path(`${way}V800H-20z`, fill(colour.indigo200)),
    path(way, stroke(colour.white, 26)),
    path(way, stroke(colour.indigo700, 2, 'stroke-dasharray="14 12"')),
    ...canopies,
  ];
  return svg(width, height, body.join(''), colour.indigo100);
};

const dark = [colour.indigo800, colour.indigo600] as const;
const pale = [colour.white, colour.indigo200] as const;
const kiteList = [
  { x: 180, y: 170, size: 88, turn: -18, sides: dark },
  { x: 420, y: 110, size: 60, turn: 14, sides: pale },
  { x: 640, y: 240, size: 120, turn: -10, sides: [colour.marigold400, colour.marigold500] as const },
  { x: 840, y: 120, size: 58, turn: 20, sides: dark },
  { x: 330, y: 360, size: 54, turn: -26, sides: pale },
  { x: 820, y: 420, size: 46, turn: 8, sides: dark },
  { x: 120, y: 460, size: 40, turn: 12, sides: pale },
];

/** Kites on their strings. */
export const kites = (): string => {
  const strings = kiteList.map(({ x, y, size }) =>
    path(
      `M${x} ${y + size * 0.2}Q${round(x * 0.6 + 200)} ${round(y + 260)} 470 760`,
      stroke(colour.indigo800, 1.75),
    ),
  );
  const flown = kiteList.map(({ x, y, size: s, turn, sides: [left, right] }) =>
    group(
      `transform="translate(${x} ${y}) rotate(${turn})"`,
      path(`M0 ${-s}L${s * 0.86} 0L0 ${s * 1.05}L${-s * 0.86} 0z`, fill(left)) +
        path(`M0 ${-s}L${s * 0.86} 0L0 ${s * 1.05}z`, fill(right)) +
        path(`M0 ${-s}V${s * 1.05}M${-s * 0.86} 0Q0 ${-s * 0.5} ${s * 0.86} 0`, stroke(colour.indigo900, 2)) +
        path(`M${-s * 0.2} ${s * 1.2}L0 ${s * 1.05}L${s * 0.2} ${s * 1.2}z`, fill(left)),
    ),
  );
  return svg(width, height, strings.join('') + flown.join(''), colour.indigo300);
};

/** The lanes of a track, one of them ours. */
export const run = (): string => {
  const lanes = range(9).map((i) => {
    const r = 470 - i * 46;
    const ours = i === 4;
    return path(
      `M-40 ${160 + i * 46}H380a${r} ${r} 0 0 1 0 ${2 * r}H-40`,
      stroke(ours ? colour.marigold400 : colour.white, ours ? 40 : 3),
    );
  });
  const starts = range(8).map((i) => path(`M${120 + i * 30} ${160 + i * 46}v46`, stroke(colour.white, 6)));
  return svg(width, height, lanes.join('') + starts.join(''), colour.indigo600);
};
