import { limb, numberFrom, randomFrom, range, remembered, round, roundArch } from '../drawing.ts';

export const storyDrawingWidth = 240;
/** Height of the drawing; its ground is the lower edge. */
export const storyDrawingHeight = 160;
const ground = storyDrawingHeight;

const storyDrawingTones = ['field', 'tint'] as const;
export type StoryDrawingTone = (typeof storyDrawingTones)[number];

interface Subject {
  /** Path in the color of lines. */
  lines: string;
  /** Path of the marigold part. */
  hot: string;
}

type Random = () => number;

/** Whole number from `from` to `to`. */
const between = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1));

const halfRound = (x: number, radius: number) =>
  `M${round(x - radius)} ${ground}a${round(radius)} ${round(radius)} 0 0 1 ${round(2 * radius)} 0`;
const circle = (x: number, y: number, radius: number) =>
  `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** One of the paths is marigold, the others are lines. */
const oneHot = (paths: readonly string[], hot: number): Subject => ({
  lines: paths.filter((_, place) => place !== hot).join(''),
  hot: paths[hot] ?? '',
});

/** Subjects on the ground line, varied by random numbers. The marigold part is near the middle, so that no crop omits it. */
const subjects: ReadonlyArray<(random: Random) => Subject> = [
  /* Rings on water. */
  (random) => {
    const x = between(random, 90, 150);
    const gap = between(random, 9, 13);
    return oneHot(
      range(18).map((ring) => halfRound(x, (ring + 1) * gap)),
      between(random, 1, 4),
    );
  },
  /* A stair in section; one tread is new. */
  (random) => {
    const run = between(random, 16, 24);
    const rise = (run * 3) / 8;
    const x = (step: number) => round(120 + (step - 8) * run);
    const y = (step: number) => round(ground - 14 - step * rise);
    const steps = range(16).map((step) => `M${x(step)} ${ground}V${y(step)}h${run}`);
    const hot = between(random, 6, 9);
    return { lines: steps.join(''), hot: `M${x(hot)} ${y(hot)}h${run}` };
  },
  /* Roots that hang from one trunk; the newest has reached the ground. */
  (random) => {
    const trunk = between(random, 76, 164);
    const newest = between(random, 1, 2);
    const side = trunk < 120 ? 1 : -1;
    const roots = (direction: number) =>
      range(7).map((root) => {
        const end = direction === side && root === newest ? ground : between(random, 70, 140);
        return limb(trunk, ground, 52 - root * 6, trunk + direction * (root + 1) * 18, end, 7);
      });
    const all = [...roots(side), ...roots(-side)];
    return oneHot(all, newest);
  },
  /* Teeth of a comb; the newest is the longest. */
  (random) => {
    const newest = between(random, 11, 18);
    const teeth = range(30).map(
      (tooth) => `M${tooth * 8 + 4} 0V${tooth === newest ? 140 : between(random, 36, 124)}`,
    );
    return oneHot(teeth, newest);
  },
  /* An arcade of nested arches. */
  (random) => {
    const width = between(random, 44, 60);
    const lit = between(random, 2, 3);
    const arches = range(6).flatMap((place) => {
      const top = between(random, 24, 64);
      return range(4).map((order) =>
        roundArch(120 + (place - 3) * width + order * 5, width - order * 10, top + order * 8, ground),
      );
    });
    return oneHot(arches, lit * 4 + 3);
  },
  /* Circles of a compass, each through the center of its neighbors. */
  (random) => {
    const radius = between(random, 30, 40);
    const circles = range(5).flatMap((row) =>
      range(9).map((place) =>
        circle(120 + (place - 4 + (row % 2) / 2) * radius, ground - row * radius * 0.866, radius),
      ),
    );
    return oneHot(circles, 9 * 2 + between(random, 3, 5));
  },
];

/** Drawing of a story without pictures: the same for the same seed. */
export const storyDrawing = remembered((seed: string): Subject & { tone: StoryDrawingTone } => {
  const random = randomFrom(numberFrom(seed));
  const subject = subjects[between(random, 0, subjects.length - 1)] ?? (() => ({ lines: '', hot: '' }));
  const tone = random() < 0.5 ? 'field' : 'tint';
  return { ...subject(random), tone };
});
