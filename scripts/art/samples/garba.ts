import { range } from '@banyan/ui/imagery/geometry';
import { circle, colour, fill, group, pick, through } from '../svg.ts';
import { box, drawn, half, height, line, plate, polar, polygon, ring, solid, width } from './kit.ts';

const { indigo900, indigo800, indigo700, indigo600, indigo500, indigo400 } = colour;
const { indigo300, indigo200, indigo100, marigold400, white } = colour;

/** Lamps on strings from the roof of the gymnasium. */
const lamps = (): string => {
  const drops = [150, 330, 240, 420, 300, 190, 470, 260, 360];
  const tones = [indigo300, indigo400, indigo200, indigo500];
  const hung = drops.map((end, i) => {
    const x = 64 + i * 104;
    const tone = i === 6 ? marigold400 : pick(tones, i % 4);
    const rays =
      i === 6
        ? drawn(
            marigold400,
            3,
            ...range(9).map((k) =>
              through([polar(x, end, 84, 0.5 + k / 16 + 0.5), polar(x, end, 110, 0.5 + k / 16 + 0.5)]),
            ),
          )
        : '';
    return drawn(indigo300, 2, line(x, 70, x, end)) + solid(tone, half(x, end, 44, 'over')) + rays;
  });
  const trusses = range(13).map((i) => `M${i * 80 - 40} 70l40-70l40 70`);
  return plate(indigo900, drawn(indigo400, 2, ...trusses), drawn(white, 4, line(0, 70, width, 70)), ...hung);
};

/** Sticks that meet on the beat. */
const dandiya = (): string => {
  const pairs = range(24).map((i) => ({ x: 90 + (i % 6) * 156, y: 92 + Math.floor(i / 6) * 178 }));
  const cross = ({ x, y }: { x: number; y: number }) =>
    line(x - 52, y + 52, x + 52, y - 52) + line(x - 52, y - 52, x + 52, y + 52);
  const bands = ({ x, y }: { x: number; y: number }) =>
    [-34, -22, 22, 34]
      .map(
        (k) =>
          line(x + k - 7, y + k + 7, x + k + 7, y + k - 7) + line(x + k - 7, y - k - 7, x + k + 7, y - k + 7),
      )
      .join('');
  const beat = 15;
  const others = pairs.filter((_, i) => i !== beat);
  return plate(
    indigo800,
    group(
      'stroke-linecap="round"',
      drawn(indigo300, 13, ...others.map(cross)) + drawn(marigold400, 13, cross(pick(pairs, beat))),
    ),
    drawn(indigo800, 4, ...pairs.map(bands)),
  );
};

/** Two steps on, turn, one back: as the floor sees it. */
const feet = (): string => {
  const sole = 'M-13-30a15 15 0 0 1 26 0l-3 26h-20zM-9 6h18v8a9 9 0 0 1-18 0z';
  const prints = [130, 218, 306].flatMap((radius, lane) =>
    range(8 + lane * 6).map((i, _, all) => {
      const turns = i / all.length + lane * 0.03;
      const [x, y] = polar(480, 360, radius + (i % 2 ? 17 : -17), turns);
      const turned = turns * 360 + (lane === 1 ? 0 : 180);
      const ours = lane === 1 && i === 10;
      return `<path transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turned)}) scale(1.25)" ${fill(ours ? marigold400 : lane === 1 ? indigo800 : indigo500)} d="${sole}"/>`;
    }),
  );
  return plate(
    indigo100,
    drawn(indigo300, 2, ring(480, 360, 130), ring(480, 360, 218), ring(480, 360, 306)),
    ...prints,
    solid(indigo800, ring(480, 360, 40)),
  );
};

/** Two dhols, laced. */
const dhols = (): string => {
  const drum = (y: number, tone: string) => {
    const body = `M190 ${y}q290-70 580 0v190q-290 70-580 0z`;
    const laces = range(10).map(
      (i) => `M${190 + i * 58} ${y + (i % 2 ? 186 : 4)}L${248 + i * 58} ${y + (i % 2 ? 4 : 186)}`,
    );
    return [
      solid(tone, body),
      drawn(indigo900, 4, ...laces),
      solid(white, box(166, y - 14, 32, 218), box(762, y - 14, 32, 218)),
    ].join('');
  };
  return plate(
    indigo600,
    drawn(indigo400, 2, ...range(15).map((i) => ring(480, 360, 60 + i * 44))),
    drum(110, indigo200),
    drum(420, marigold400),
  );
};

/** Skirts on the stair, between two songs. */
const skirts = (): string => {
  const stair = range(5).map((i) => ({ x: -40 + i * 200, y: 640 - i * 118 }));
  const ground = solid(
    indigo700,
    polygon(
      [-40, height],
      ...stair.flatMap(
        ({ x, y }) =>
          [
            [x, y],
            [x + 200, y],
          ] as const,
      ),
      [960, height],
    ),
  );
  const tones = [indigo300, indigo100, marigold400, indigo400, indigo200];
  const sat = stair.map(({ x, y }, i) => {
    const cx = x + 92;
    const pleats = range(11).map((k) => through([[cx, y], polar(cx, y, 92, 0.5 + (k + 0.5) / 22)]));
    return [
      solid(pick(tones, i), half(cx, y, 92, 'over')),
      drawn(indigo900, 2, ...pleats),
      drawn(indigo900, 2, `M${cx - 74} ${y}a74 74 0 0 1 148 0`),
      solid(indigo900, half(cx, y, 22, 'over')),
    ].join('');
  });
  const edge = through(
    stair.flatMap(
      ({ x, y }) =>
        [
          [x, y],
          [x + 200, y],
        ] as const,
    ),
  );
  return plate(indigo800, ground, ...sat, drawn(white, 4, edge));
};

/** The floor at eleven: swept, inspected, and one shoe. */
const floor = (): string => {
  const lines = [
    box(60, 60, 840, 600),
    line(480, 60, 480, 660),
    ring(480, 360, 96),
    box(60, 258, 190, 204),
    box(710, 258, 190, 204),
    'M250 294a66 66 0 0 1 0 132M710 294a66 66 0 0 0 0 132',
    'M60 120h80a240 240 0 0 1 0 480H60M900 120h-80a240 240 0 0 0 0 480h80',
  ];
  const boards = range(23).map((i) => line(0, 30 + i * 30, width, 30 + i * 30));
  return plate(
    indigo300,
    drawn(indigo200, 1.5, ...boards),
    drawn(indigo800, 6, ...lines),
    circle(118, 360, 20, `fill="none" stroke="${indigo800}" stroke-width="4"`) +
      circle(842, 360, 20, `fill="none" stroke="${indigo800}" stroke-width="4"`),
    `<path transform="translate(640 540) rotate(35) scale(2.2)" ${fill(marigold400)} d="M-13-30a15 15 0 0 1 26 0l-3 26h-20zM-9 6h18v8a9 9 0 0 1-18 0z"/>`,
  );
};

export const garba = {
  lamps: lamps(),
  dandiya: dandiya(),
  feet: feet(),
  dhols: dhols(),
  skirts: skirts(),
  floor: floor(),
};
