import { range } from '@banyan/ui/imagery/geometry';
import { colour, pick } from '../svg.ts';
import { finish } from './fiveK.ts';
import { bathtub } from './grid.ts';
import { box, drawn, line, plate, polygon, ring, solid, width } from './kit.ts';
import { ridgeline } from './ridge.ts';

const { indigo950, indigo900, indigo800, indigo700, indigo600, indigo500, indigo400 } = colour;
const { indigo300, indigo200, indigo100, marigold400, white } = colour;

/** A side of the table; the chair at its head is kept. */
const chairs = (): string => {
  const back = (x: number) => `M${x} 600V250a46 46 0 0 1 92 0V600`;
  const rungs = (x: number) =>
    range(4)
      .map((k) => line(x, 290 + k * 40, x + 92, 290 + k * 40))
      .join('');
  const seats = range(7).map((i) => 40 + i * 128);
  return plate(
    indigo600,
    drawn(indigo200, 7, ...seats.slice(0, 6).map(back)),
    drawn(indigo200, 3, ...seats.slice(0, 6).map(rungs)),
    drawn(marigold400, 9, back(pick(seats, 6))),
    drawn(marigold400, 4, rungs(pick(seats, 6))),
    solid(white, box(0, 440, 770, 34)),
    solid(indigo100, polygon([0, 474], [770, 474], [740, 540], [0, 540])),
    solid(indigo800, box(0, 600, width, 120)),
    drawn(white, 4, line(0, 600, width, 600)),
  );
};

/** The pump in section: one moving part fewer. */
const pump = (): string => {
  const volute = 'M700 360a220 220 0 1 1-220-220H860V250H640';
  const blades = range(7).map(
    (i) =>
      `<path transform="rotate(${(i * 360) / 7} 480 360)" fill="none" stroke="${white}" stroke-width="7" d="M480 330q-30-50 10-104"/>`,
  );
  return plate(
    indigo800,
    drawn(indigo600, 2, ...range(9).map((i) => ring(480, 360, 260 + i * 46))),
    solid(indigo400, 'M480 140H860V250H672A220 220 0 1 1 480 140z'),
    drawn(white, 8, volute),
    solid(indigo900, ring(480, 360, 150)),
    ...blades,
    solid(marigold400, ring(480, 360, 34)),
    solid(indigo300, box(400, 580, 160, 60)),
    drawn(white, 4, line(0, 640, width, 640)),
    solid(indigo950, box(0, 640, width, 80)),
  );
};

/** Four hundred, counted at the door in fives. */
const counted = (): string => {
  const gates = range(80).map((i) => ({ x: 66 + (i % 10) * 86, y: 66 + Math.floor(i / 10) * 76 }));
  const sticks = ({ x, y }: { x: number; y: number }) =>
    range(4)
      .map((k) => line(x + k * 14, y, x + k * 14, y + 46))
      .join('');
  const bar = ({ x, y }: { x: number; y: number }) => line(x - 10, y + 40, x + 52, y + 6);
  return plate(
    indigo700,
    `<g stroke-linecap="round">${drawn(indigo200, 6, ...gates.map(sticks))}${drawn(white, 6, ...gates.slice(0, 79).map(bar))}${drawn(marigold400, 9, bar(pick(gates, 79)))}</g>`,
  );
};

/** The hall from above; he asked after seat 41. */
const seats = (): string => {
  const desks = range(56).map((i) => ({ x: 74 + (i % 8) * 106, y: 150 + Math.floor(i / 8) * 80 }));
  const desk = ({ x, y }: { x: number; y: number }) => box(x, y, 70, 28);
  const chair = ({ x, y }: { x: number; y: number }) => ring(x + 35, y + 46, 12);
  const rest = desks.filter((_, i) => i !== 40);
  const his = pick(desks, 40);
  return plate(
    indigo100,
    solid(indigo800, box(330, 44, 300, 44), ring(480, 116, 14)),
    solid(indigo300, ...rest.map(desk)),
    solid(indigo800, ...rest.map(chair)),
    drawn(indigo600, 2, ...desks.map(desk)),
    solid(marigold400, desk(his), chair(his)),
  );
};

/** Eight plinths; six are poured. */
const plinths = (): string => {
  const plots = range(8).map((i) => ({ x: 70 + (i % 4) * 212, y: 92 + Math.floor(i / 4) * 300 }));
  const bars = ({ x, y }: { x: number; y: number }) => [
    ...range(8).map((k) => line(x + 12 + k * 20, y, x + 12 + k * 20, y + 220)),
    ...range(11).map((k) => line(x, y + 10 + k * 20, x + 164, y + 10 + k * 20)),
  ];
  return plate(
    indigo600,
    solid(indigo700, box(0, 330, width, 44), ...range(3).map((i) => box(244 + i * 212, 0, 28, 720))),
    solid(indigo200, ...plots.slice(0, 6).map(({ x, y }) => box(x, y, 164, 220))),
    drawn(
      indigo400,
      2,
      ...plots
        .slice(0, 6)
        .flatMap(({ x, y }) => [
          box(x + 14, y + 14, 136, 192),
          line(x + 14, y + 14, x + 150, y + 206),
          line(x + 150, y + 14, x + 14, y + 206),
        ]),
    ),
    drawn(indigo200, 3, ...plots.slice(6).flatMap(bars)),
    drawn(white, 5, ...plots.map(({ x, y }) => box(x, y, 164, 220))),
    solid(marigold400, box(94, 116, 62, 44)),
  );
};

/** Twelve photographs of one ridge; in one somebody’s eyes are closed. */
const prints = (): string => {
  const frames = range(12).map((i) => ({ x: 62 + (i % 4) * 216, y: 62 + Math.floor(i / 4) * 206, i }));
  const view = ({ x, y, i }: { x: number; y: number; i: number }) => {
    const points = ridgeline(60 + i, 520, 380, 2 + (i % 3)).map(
      ([px, py]) => [Math.min(188, Math.max(0, px / 5.1)) + x, py / 5 + y + 34] as const,
    );
    return polygon(
      [x, y + 166],
      [x, (points[0]?.[1] ?? y) + 8],
      ...points,
      [x + 188, (points.at(-1)?.[1] ?? y) + 8],
      [x + 188, y + 166],
    );
  };
  return plate(
    indigo900,
    solid(white, ...frames.map(({ x, y }) => box(x - 10, y - 10, 208, 190))),
    ...frames.map(({ x, y, i }) =>
      solid(i === 6 ? marigold400 : pick([indigo200, indigo300, indigo100], i % 3), box(x, y, 188, 166)),
    ),
    ...frames.map((frame) => solid(pick([indigo700, indigo500, indigo600], frame.i % 3), view(frame))),
  );
};

export const newsOfPeople = {
  chairs: chairs(),
  pump: pump(),
  counted: counted(),
  seats: seats(),
  plinths: plinths(),
  prints: prints(),
  bathtub: bathtub(),
  finish: finish(),
};
