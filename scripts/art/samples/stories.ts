import { range } from '@banyan/ui/imagery/geometry';
import { colour, type Point, pick, through } from '../svg.ts';
import { box, drawn, half, line, plate, polar, polygon, ring, slab, solid, width } from './kit.ts';
import { hangers, thirdSpan } from './upcoming.ts';

const { indigo950, indigo900, indigo800, indigo700, indigo600, indigo500, indigo400 } = colour;
const { indigo300, indigo200, marigold400, white } = colour;

/** A bucket on a second bucket: the filter with its eight parts. */
const filter = (): string => {
  const bucket = (y: number) => polygon([330, y], [630, y], [600, y + 220], [360, y + 220]);
  return plate(
    indigo300,
    drawn(indigo400, 2, ...range(13).map((i) => line(0, 40 + i * 48, width, 40 + i * 48))),
    solid(white, bucket(90), bucket(360)),
    solid(indigo500, polygon([336, 134], [624, 134], [600, 310], [360, 310])),
    solid(indigo400, polygon([342, 450], [618, 450], [600, 580], [360, 580])),
    drawn(indigo800, 6, bucket(90), bucket(360)),
    solid(indigo800, box(450, 240, 60, 130)),
    drawn(white, 2, ...range(6).map((i) => line(456, 256 + i * 18, 504, 256 + i * 18))),
    drawn(indigo800, 6, 'M330 110Q480-60 630 110'),
    drawn(indigo800, 16, line(606, 540, 700, 540), line(690, 540, 690, 590)),
    solid(marigold400, box(640, 500, 36, 60), ring(690, 626, 11)),
    solid(indigo900, box(0, 660, width, 60), box(300, 580, 360, 80)),
  );
};

/** Eleven hats at a picnic, one of them new. */
const hats = (): string => {
  const places: Point[] = [
    [150, 150],
    [390, 110],
    [640, 160],
    [850, 120],
    [90, 390],
    [300, 350],
    [540, 390],
    [800, 370],
    [190, 600],
    [440, 610],
    [690, 600],
  ];
  const tones = [white, indigo200, indigo400];
  return plate(
    indigo600,
    solid(indigo700, ...range(8).map((i) => box(i * 128, 0, 64, 720))),
    ...places.map(([x, y], i) => solid(i === 7 ? marigold400 : pick(tones, i % 3), ring(x, y, 96))),
    drawn(indigo900, 2, ...places.flatMap(([x, y]) => range(3).map((k) => ring(x, y, 84 - k * 10)))),
    drawn(indigo900, 7, ...places.map(([x, y]) => ring(x, y, 48))),
  );
};

/** A hand on the watch: lane five and its neighbours. */
const stopwatch = (): string => {
  const marks = range(60).map((i) =>
    through([polar(480, 400, i % 5 ? 212 : 192, i / 60), polar(480, 400, 228, i / 60)]),
  );
  return plate(
    indigo800,
    drawn(indigo600, 3, ...range(9).map((i) => line(0, 40 + i * 80, width, 40 + i * 80))),
    solid(indigo300, box(446, 60, 68, 90), box(420, 44, 120, 36)),
    solid(indigo200, ring(480, 400, 270)),
    solid(white, ring(480, 400, 244)),
    drawn(indigo800, 4, ...marks),
    solid(marigold400, `${through([[480, 400], polar(480, 400, 180, -0.25), polar(480, 400, 180, -0.05)])}z`),
    drawn(indigo900, 8, line(480, 400, ...polar(480, 400, 196, -0.05))),
    solid(indigo900, ring(480, 400, 18)),
  );
};

/** The floor plan of a chip, and its corner. */
const chip = (): string => {
  const blocks = [
    box(130, 110, 220, 170),
    box(370, 110, 160, 110),
    box(550, 110, 280, 240),
    box(130, 300, 150, 130),
    box(300, 300, 230, 200),
    box(550, 370, 130, 130),
    box(700, 370, 130, 130),
    box(370, 240, 160, 40),
    box(340, 520, 340, 90),
    box(700, 520, 130, 90),
  ];
  const pins = range(14).flatMap((i) => [
    line(130 + i * 54, 40, 130 + i * 54, 70),
    line(130 + i * 54, 650, 130 + i * 54, 680),
  ]);
  const wires = range(7).map((i) => `M${560 + i * 20} 110V${100 - i * 4}H${340 - i * 22}V${300 + i * 8}`);
  return plate(
    indigo700,
    solid(indigo900, box(90, 70, 780, 580)),
    drawn(indigo200, 8, ...pins),
    solid(indigo500, ...blocks),
    drawn(indigo300, 2, ...blocks, ...wires),
    drawn(white, 4, box(90, 70, 780, 580)),
    drawn(marigold400, 5, box(130, 450, 150, 160), line(130, 450, 280, 610), line(280, 450, 130, 610)),
  );
};

/** Ninety-four tons on nineteen axles. */
const transformer = (): string => {
  const axles = range(19).map((i) => 62 + i * 46.4);
  const fins = range(14).map((i) => box(268 + i * 32, 268, 20, 232));
  return plate(
    indigo600,
    solid(indigo300, box(250, 240, 460, 290)),
    solid(indigo500, ...fins),
    solid(indigo200, box(236, 214, 488, 28)),
    drawn(white, 8, line(330, 214, 300, 110), line(480, 214, 480, 96), line(630, 214, 660, 110)),
    drawn(
      white,
      4,
      ...[0, 1, 2, 3].flatMap((k) => [
        line(300 + k * 6, 130 + k * 22, 336 + k * 6, 120 + k * 22),
        line(462, 120 + k * 24, 498, 120 + k * 24),
        line(624 - k * 6, 120 + k * 22, 660 - k * 6, 130 + k * 22),
      ]),
    ),
    solid(indigo900, polygon([30, 560], [180, 530], [780, 530], [930, 560], [930, 590], [30, 590])),
    solid(indigo900, ...axles.map((x) => ring(x, 606, 22))),
    solid(indigo300, ...axles.slice(0, 18).map((x) => ring(x, 606, 8))),
    solid(marigold400, ring(pick(axles, 18), 606, 10), half(480, 96, 20, 'over')),
    solid(indigo950, box(0, 628, width, 92)),
    drawn(white, 3, line(0, 628, width, 628)),
  );
};

/** Room 114: a cycle, with the turbine over the condenser. */
const cycle = (): string =>
  plate(
    indigo800,
    drawn(
      indigo700,
      2,
      ...range(17).map((i) => line(i * 60, 0, i * 60, 720)),
      ...range(13).map((i) => line(0, i * 60, width, i * 60)),
    ),
    drawn(white, 6, 'M220 240V120H600V180M700 330V440M700 560V620H220V440', line(500, 620, 500, 620)),
    solid(indigo300, box(140, 240, 160, 200)),
    drawn(indigo800, 4, ...range(4).map((i) => `M160 ${280 + i * 44}q30-30 60 0t60 0`)),
    solid(marigold400, polygon([560, 210], [760, 160], [760, 350], [560, 300])),
    drawn(indigo800, 4, ...range(4).map((i) => line(600 + i * 40, 206 - i * 10, 600 + i * 40, 304 + i * 10))),
    solid(indigo300, slab(600, 440, 200, 120)),
    drawn(indigo800, 4, ...range(4).map((i) => line(640, 466 + i * 22, 760, 466 + i * 22))),
    solid(white, ring(460, 620, 44)),
    solid(indigo800, polygon([482, 596], [482, 644], [430, 620])),
    drawn(white, 3, line(760, 255, 880, 255)),
  );

/** Boots in four sizes, and a thermometer at the window. */
const winter = (): string => {
  const panes = [
    box(90, 70, 250, 270),
    box(360, 70, 250, 270),
    box(90, 360, 250, 270),
    box(360, 360, 250, 270),
  ];
  const flower = (x: number, y: number, size: number) =>
    range(6).flatMap((i) => {
      const tip = polar(x, y, size, i / 6);
      const knot = polar(x, y, size * 0.6, i / 6);
      return [
        through([[x, y], tip]),
        through([polar(...knot, size * 0.28, i / 6 + 0.14), knot, polar(...knot, size * 0.28, i / 6 - 0.14)]),
      ];
    });
  const frost = [
    [215, 205, 92],
    [485, 205, 70],
    [215, 495, 76],
    [485, 495, 98],
  ] as const;
  return plate(
    indigo600,
    solid(indigo200, ...panes),
    drawn(white, 6, ...frost.flatMap(([x, y, size]) => flower(x, y, size))),
    drawn(indigo900, 14, ...panes),
    solid(white, slab(732, 70, 96, 96), box(732, 118, 96, 470), ring(780, 590, 78)),
    solid(marigold400, ring(780, 590, 54), box(764, 470, 32, 80)),
    drawn(indigo900, 4, ...range(14).map((i) => line(736, 150 + i * 28, i % 5 ? 756 : 770, 150 + i * 28))),
    drawn(indigo900, 4, line(848, 470, 900, 470)),
    solid(indigo900, box(60, 650, 600, 24)),
  );
};

/** A refrigerator with a list: nineteen lines, and the first is done. */
const refrigerator = (): string => {
  const rows = range(19).map((i) => ({ y: 196 + i * 21, wide: 92 + ((i * 53) % 60) }));
  return plate(
    indigo600,
    drawn(indigo500, 2, ...range(9).map((i) => line(0, 60 + i * 72, width, 60 + i * 72))),
    solid(indigo900, box(0, 650, width, 70)),
    solid(indigo200, slab(270, 40, 420, 80), box(270, 80, 420, 570)),
    drawn(indigo600, 4, line(270, 150, 690, 150)),
    solid(indigo800, slab(300, 86, 16, 16), box(300, 94, 16, 40), box(300, 176, 16, 190)),
    `<g transform="rotate(3 500 400)">${solid(white, box(390, 168, 230, 440))}${drawn(indigo800, 4, ...rows.slice(1).map(({ y, wide }) => line(430, y, 430 + wide, y)))}${drawn(marigold400, 7, line(424, 196, 580, 196))}${solid(indigo800, ring(505, 168, 13))}</g>`,
    drawn(white, 4, line(0, 650, width, 650)),
  );
};

export const stories = {
  refrigerator: refrigerator(),
  'third-span': thirdSpan(),
  filter: filter(),
  hats: hats(),
  hangers: hangers(),
  stopwatch: stopwatch(),
  chip: chip(),
  transformer: transformer(),
  cycle: cycle(),
  winter: winter(),
};
