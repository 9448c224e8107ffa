import { randomFrom, range } from '@banyan/ui/imagery/geometry';
import { along, colour, type Point, through } from '../svg.ts';
import { box, dotted, drawn, height, line, plate, polygon, ring, slab, solid, width } from './kit.ts';

const { indigo950, indigo900, indigo800, indigo700, indigo600, indigo500, indigo400 } = colour;
const { indigo300, indigo200, indigo100, marigold400, white } = colour;

/** Peaks and saddles from left to right, the same for the same seed. */
export const ridgeline = (seed: number, base: number, rise: number, peaks: number): Point[] => {
  const random = randomFrom(seed);
  return range(2 * peaks + 1).map((i) => {
    const share = i % 2 ? 0.55 + 0.45 * random() : 0.3 * random();
    const lean = (random() - 0.5) * (width / peaks / 3);
    return [(i / (2 * peaks)) * (width + 200) - 100 + lean, base - rise * share];
  });
};

const standing = (points: readonly Point[]) => polygon([-200, height], ...points, [width + 200, height]);

/** From the car park: six ridges deep. */
const fromTheCarPark = (): string => {
  const tones = [indigo700, indigo600, indigo500, indigo400, indigo300, indigo100];
  const layers = tones.map((tone, i) =>
    solid(tone, standing(ridgeline(11 + i, 330 + i * 74, 210 - i * 14, 3 + i))),
  );
  return plate(indigo900, solid(marigold400, ring(690, 150, 44)), ...layers);
};

/** One mountain near, its strata cut open. */
const nearTheTop = (): string => {
  const [left, top, right]: Point[] = [
    [40, 720],
    [520, 70],
    [1010, 720],
  ];
  if (!left || !top || !right) return '';
  const shade = polygon(top, right, [620, 720], [560, 420], [600, 300]);
  const strata = range(11).map((i) => {
    const y = 160 + i * 52;
    const share = (y - 70) / 650;
    return line(520 - 480 * share, y, 520 + 490 * share * 0.93, y - 34);
  });
  const steps = through([
    [230, 720],
    [330, 610],
    [300, 540],
    [420, 430],
    [400, 360],
    [480, 250],
    [470, 190],
    [518, 84],
  ]);
  return plate(
    indigo600,
    solid(indigo700, standing(ridgeline(31, 560, 220, 4))),
    solid(white, polygon(left, top, right)),
    solid(indigo200, shade),
    drawn(indigo400, 1.5, ...strata),
    dotted(marigold400, 9, 20, steps),
  );
};

/** The eleven miles in section, a tick for each. */
const inSection = (): string => {
  const profile = along(66, (t) => {
    const up = Math.sin(Math.PI * t ** 0.8) ** 1.6;
    return [60 + 840 * t, 560 - 380 * up - 18 * Math.sin(t * 34) * up];
  });
  const at = (mile: number): Point => profile[mile * 6] ?? [0, 0];
  const posts = range(12).map((mile) => line(...at(mile), at(mile)[0], 620));
  const slashes = range(12).map((mile) => line(at(mile)[0] - 9, 629, at(mile)[0] + 9, 611));
  const highest = profile.reduce((best, point) => (point[1] < best[1] ? point : best));
  return plate(
    indigo100,
    solid(indigo300, polygon(...profile, [900, 620], [60, 620])),
    drawn(indigo600, 1.5, ...posts),
    drawn(indigo800, 5, through(profile)),
    drawn(indigo800, 3, line(40, 620, 920, 620), ...slashes),
    solid(
      marigold400,
      polygon(
        [highest[0], highest[1] - 96],
        [highest[0] + 62, highest[1] - 74],
        [highest[0], highest[1] - 52],
      ),
    ),
    drawn(indigo800, 4, line(highest[0], highest[1], highest[0], highest[1] - 98)),
  );
};

const boot = (x: number, ground: number, size: number): string =>
  `M${x} ${ground}v${-size}h${size * 0.52}v${size * 0.46}a${size * 0.2} ${size * 0.2} 0 0 0 ${size * 0.2} ${size * 0.2}h${size * 0.1}a${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.3} ${size * 0.3}v${size * 0.04}z`;

/** Boots on two shelves of the bus; somebody's are new. */
const boots = (): string => {
  const shelves = [340, 660];
  const pairs = shelves.flatMap((ground, row) =>
    range(4).map((i) => {
      const [x, size] = [44 + i * 228 + row * 14, 132 + ((i * 3 + row * 5) % 4) * 14];
      const ours = row === 1 && i === 1;
      const tone = ours
        ? marigold400
        : ([indigo100, indigo300, indigo200, indigo400][(i + row) % 4] ?? white);
      const laces = range(4).map((k) =>
        line(
          x + 26 + size * 0.26,
          ground - size + 20 + k * 17,
          x + 26 + size * 0.52,
          ground - size + 20 + k * 17,
        ),
      );
      return [
        solid(indigo500, boot(x, ground, size)),
        solid(tone, boot(x + 26, ground, size)),
        drawn(indigo900, 3, ...laces, line(x + 26, ground - 16, x + 26 + size * 1.12, ground - 16)),
      ].join('');
    }),
  );
  return plate(indigo800, ...pairs, drawn(white, 5, ...shelves.map((y) => line(0, y, width, y))));
};

/** The bus that took everybody home. */
const bus = (): string => {
  const windows = range(8).map((i) => box(124 + i * 90, 256, 74, 92));
  const lit = 5;
  const wheel = (x: number) =>
    [solid(indigo950, ring(x, 590, 66)), drawn(indigo300, 3, ring(x, 590, 42), ring(x, 590, 20))].join('');
  return plate(
    indigo600,
    solid(indigo700, standing(ridgeline(5, 420, 330, 4))),
    solid(white, 'M80 590V260a56 56 0 0 1 56-56H824a56 56 0 0 1 56 56V590z'),
    solid(indigo200, box(80, 470, 800, 34)),
    solid(indigo800, ...windows.filter((_, i) => i !== lit)),
    solid(marigold400, windows[lit] ?? ''),
    drawn(indigo800, 3, 'M108 590V380h74V590'),
    wheel(270),
    wheel(700),
    solid(indigo950, box(0, 656, width, 64)),
    drawn(white, 3, line(0, 656, width, 656)),
  );
};

/** A stone for each class; the youngest put the last one on. */
const cairn = (): string => {
  const random = randomFrom(8);
  const tones = [indigo300, indigo200, indigo400, indigo100];
  const stones = range(9).map((i) => {
    const wide = 430 - i * 40 + (random() - 0.5) * 34;
    const x = 480 - wide / 2 + (random() - 0.5) * 46;
    return solid(i === 8 ? marigold400 : (tones[i % 4] ?? white), slab(x, 596 - i * 58, wide, 56));
  });
  return plate(
    indigo800,
    solid(indigo700, standing(ridgeline(44, 470, 200, 5))),
    solid(indigo900, box(0, 652, width, 68)),
    drawn(white, 3, line(0, 652, width, 652)),
    ...stones,
  );
};

/** Thirty cups on a tailgate, seen from above. */
const tea = (): string => {
  const cups = range(30).map((i): Point => [112 + (i % 6) * 148, 88 + Math.floor(i / 6) * 136]);
  const ours = 20;
  const handle = ([x, y]: Point) => `M${x + 34} ${y - 34}l26-26`;
  const others = cups.filter((_, i) => i !== ours);
  const [x = 0, y = 0] = cups[ours] ?? [];
  return plate(
    indigo200,
    drawn(indigo800, 9, ...cups.map(handle)),
    solid(white, ...cups.map(([cx, cy]) => ring(cx, cy, 52))),
    drawn(indigo800, 3, ...cups.map(([cx, cy]) => ring(cx, cy, 52))),
    solid(indigo500, ...others.map(([cx, cy]) => ring(cx, cy, 38))),
    solid(marigold400, ring(x, y, 38)),
  );
};

/** What was carried up: seven towers of lunch. */
const lunch = (): string => {
  const carriers = range(7).map((i) => ({ x: 44 + i * 128, boxes: 2 + ((i * 3) % 4) }));
  const top = ({ boxes }: { boxes: number }) => 580 - boxes * 86;
  const can = (x: number, y: number) => slab(x, y, 104, 26) + box(x, y + 13, 104, 69);
  const ours = 4;
  const cans = carriers.map((carrier) => range(carrier.boxes).map((k) => can(carrier.x, 580 - (k + 1) * 86)));
  return plate(
    indigo500,
    drawn(
      indigo800,
      8,
      ...carriers.map((carrier) => `M${carrier.x - 4} 580V${top(carrier)}a56 56 0 0 1 112 0V580`),
    ),
    ...cans.map((stack, i) =>
      solid(i === ours ? marigold400 : stack.length % 2 ? indigo100 : indigo300, ...stack),
    ),
    drawn(
      indigo800,
      3,
      ...carriers.flatMap(({ x, boxes }) =>
        range(boxes).map((k) => line(x, 580 - k * 86 - 64, x + 104, 580 - k * 86 - 64)),
      ),
    ),
    solid(indigo900, box(0, 580, width, 140)),
    drawn(white, 4, line(0, 580, width, 580)),
  );
};

/** Nineteen sticks against the wall, in the order in which their classes came. */
const sticks = (): string => {
  const random = randomFrom(19);
  const staves = range(19).map((i) => {
    const x = 66 + i * 46;
    const top = 120 + i * 9 + random() * 60;
    return { x, top, foot: 610 };
  });
  const first = staves.slice(0, 1);
  const shape = (list: typeof staves) => list.map(({ x, top, foot }) => line(x, top, x, foot));
  const knobs = (list: typeof staves) => list.map(({ x, top }) => ring(x, top, 15));
  return plate(
    indigo700,
    solid(indigo800, box(0, 610, width, 110)),
    drawn(indigo500, 2, ...range(6).map((i) => line(0, 90 + i * 104, width, 90 + i * 104))),
    drawn(indigo100, 9, ...shape(staves.slice(1))),
    solid(indigo100, ...knobs(staves.slice(1))),
    drawn(marigold400, 9, ...shape(first)),
    solid(marigold400, ...knobs(first)),
    drawn(white, 4, line(0, 610, width, 610)),
  );
};

export const ridge = {
  'car-park': fromTheCarPark(),
  'near-the-top': nearTheTop(),
  section: inSection(),
  cairn: cairn(),
  lunch: lunch(),
  tea: tea(),
  boots: boots(),
  sticks: sticks(),
  bus: bus(),
};
