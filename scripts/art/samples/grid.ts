import { randomFrom, range } from '@banyan/ui/imagery/geometry';
import { along, colour, type Point, pick, pointedArch, through } from '../svg.ts';
import { box, drawn, half, height, line, plate, polygon, ring, slab, solid, width } from './kit.ts';

const { indigo950, indigo900, indigo800, indigo700, indigo600, indigo500, indigo400 } = colour;
const { indigo300, indigo200, indigo100, marigold400, white } = colour;

/** The first hour: eleven lines on three boards. */
const equations = (): string => {
  const random = randomFrom(4);
  const rows = range(11).map((i) => {
    const [column, row] = [Math.floor(i / 4), i % 4];
    const y = 150 + row * 128;
    const marks: string[] = [];
    let x = 78 + column * 290;
    const end = x + 160 + random() * 70;
    while (x < end) {
      const wide = 14 + random() * 34;
      marks.push(random() < 0.25 ? ring(x + 14, y - 14, 13) : line(x, y, x + wide, y));
      if (random() < 0.3)
        marks.push(line(x, y - 28, x + wide * 0.7, y - 28), line(x, y - 14, x + wide, y - 14));
      x += wide + 14;
    }
    return drawn(i === 10 ? marigold400 : indigo100, i === 10 ? 5 : 4, ...marks);
  });
  const boards = range(3).map((i) => box(44 + i * 290, 70, 276, 560));
  return plate(
    indigo700,
    solid(indigo900, ...boards),
    drawn(indigo400, 3, ...boards),
    ...rows,
    drawn(white, 4, line(0, 660, width, 660)),
  );
};

/** What a day asks for, and what the store gives back in the evening. */
const demand = (): string => {
  const curve = along(72, (t): Point => {
    const noon = Math.exp(-(((t - 0.52) / 0.16) ** 2));
    const evening = Math.exp(-(((t - 0.8) / 0.08) ** 2));
    return [60 + 840 * t, 420 + 150 * noon - 230 * evening - 60 * Math.sin(t * 4)];
  });
  const level = 330;
  const peak = curve.filter(([, y]) => y < level);
  const [first, last] = [pick(peak, 0), pick(peak, peak.length - 1)];
  return plate(
    indigo100,
    solid(indigo300, polygon([60, 640], ...curve, [900, 640])),
    solid(marigold400, polygon([first[0], level], ...peak, [last[0], level])),
    drawn(indigo400, 1.5, ...range(25).map((hour) => line(60 + hour * 35, 110, 60 + hour * 35, 640))),
    drawn(indigo800, 6, through(curve)),
    drawn(
      indigo800,
      3,
      line(40, 640, 920, 640),
      ...range(25).map((hour) => line(60 + hour * 35, 640, 60 + hour * 35, hour % 6 ? 652 : 668)),
    ),
  );
};

/** Four racks of cells; one is being charged. */
const cells = (): string => {
  const racks = range(5).flatMap((column) =>
    range(8).map((row) => ({ x: 68 + column * 170, y: 62 + row * 74, full: (column * 5 + row * 3) % 7 })),
  );
  const charging = 19;
  return plate(
    indigo800,
    solid(indigo600, ...racks.map(({ x, y }) => box(x, y, 144, 56))),
    solid(
      indigo300,
      ...racks
        .filter((_, i) => i !== charging)
        .map(({ x, y, full }) => box(x + 8, y + 8, 20 + full * 17, 40)),
    ),
    ...racks.slice(charging, charging + 1).map(({ x, y }) => solid(marigold400, box(x + 8, y + 8, 128, 40))),
    solid(indigo300, ...racks.map(({ x, y }) => box(x + 144, y + 18, 8, 20))),
    drawn(white, 4, line(0, 664, width, 664)),
    solid(indigo950, box(0, 664, width, 56)),
  );
};

/** The reading room between the two hours. */
const readingRoom = (): string => {
  const bays = range(4).map((i) => 42 + i * 226);
  const frames = bays.map((x) => `${pointedArch(x, 198, 190, 470)}z`);
  const bars = bays.flatMap((x) => [
    line(x + 99, 60, x + 99, 470),
    ...range(5).map((k) => line(x, 200 + k * 54, x + 198, 200 + k * 54)),
  ]);
  const chairs = range(9).map((i) => `M${50 + i * 102} 690v-70h52v70M${50 + i * 102} 620v-62`);
  return plate(
    indigo600,
    solid(indigo200, ...frames.filter((_, i) => i !== 2)),
    solid(marigold400, frames[2] ?? ''),
    drawn(indigo600, 4, ...bars),
    solid(indigo800, box(0, 560, width, 22), ...range(5).map((i) => box(60 + i * 206, 582, 14, 138))),
    drawn(white, 5, ...chairs),
    ...range(4).map((i) => solid(indigo900, half(141 + i * 226, 560, 34, 'over'))),
  );
};

/** A hose, coiled: the second hour in one drawing. */
const hose = (): string => {
  const turns = range(9).map((i) => {
    const r = 300 - i * 30;
    return `M${480 - r} 360a${r} ${r} 0 0 1 ${2 * r} 0a${r - 15} ${r - 15} 0 0 1 ${-(2 * r - 30)} 0`;
  });
  return plate(
    indigo300,
    drawn(indigo800, 20, 'M180 360V740', ...turns),
    drawn(indigo500, 3, 'M180 360V740', ...turns),
    solid(marigold400, box(156, 560, 48, 90)),
    drawn(indigo800, 4, line(156, 582, 204, 582), line(156, 604, 204, 604), line(156, 626, 204, 626)),
    solid(white, ring(480, 360, 12)),
  );
};

/** News of it: a bathtub in section, filling at one end and emptying at the other. */
export const bathtub = (): string => {
  const tub = 'M110 300H850V470a120 120 0 0 1-120 120H230a120 120 0 0 1-120-120z';
  const levels = range(6).map((i) => line(114 + i * i * 2.4, 380 + i * 34, 846 - i * i * 2.4, 380 + i * 34));
  return plate(
    indigo100,
    solid(white, tub),
    `<clipPath id="t"><path d="${tub}"/></clipPath><g clip-path="url(#t)">${solid(indigo400, box(100, 380, 760, 230))}${drawn(indigo200, 2, ...levels)}</g>`,
    drawn(indigo800, 10, tub),
    drawn(indigo800, 10, 'M250 590v60M710 590v60', line(60, 300, 900, 300)),
    drawn(indigo800, 22, 'M-20 120H150a70 70 0 0 1 70 70V270'),
    drawn(marigold400, 12, line(220, 270, 220, 560)),
    drawn(indigo600, 3, ...range(7).map((i) => `M${850 + 10} ${330 + i * 40}h${i % 2 ? 20 : 36}`)),
    solid(indigo900, box(0, 650, width, height - 650)),
    solid(indigo800, slab(640, 586, 80, 20)),
  );
};

export const grid = {
  equations: equations(),
  demand: demand(),
  cells: cells(),
  'reading-room': readingRoom(),
  hose: hose(),
};
