import {
  type Drawing,
  limb,
  randomFrom,
  range,
  recessedArch,
  recessedArchHeight,
  tree,
  treeHeight,
} from '@banyan/ui/imagery/geometry';
import { circle, colour, fill, group, path, stroke, svg } from './svg.ts';

interface Look {
  ground: string;
  band: string;
  opacity: number;
  line: string;
}

const flat = ({ bands, lines }: Drawing, height: number, { ground, band, opacity, line }: Look): string =>
  svg(
    1280,
    height,
    group(fill(band, opacity), bands.map((d) => path(d)).join('')) +
      group(
        `fill="none" stroke="${line}"`,
        lines.map(({ d, width }) => path(d, `stroke-width="${width}"`)).join(''),
      ),
    ground,
  );

/** The front page's tree as a picture of its own. */
export const hero = (): string =>
  flat(tree(''), treeHeight, {
    ground: colour.indigo900,
    band: colour.indigo500,
    opacity: 0.055,
    line: colour.indigo400,
  });

/** The doorway of the donation pages as a picture of its own. */
export const heroDonate = (): string =>
  flat(recessedArch, recessedArchHeight, {
    ground: colour.marigold400,
    band: colour.white,
    opacity: 0.085,
    line: colour.indigo800,
  });

export interface FilmLimb {
  /** Where its trunk stands, how high it crosses, where it hangs, and how far. */
  trunk: number;
  y: number;
  x: number;
  end: number;
  radius: number;
}

export const filmWidth = 1280;
export const filmHeight = 720;
/** The plumb line between the two trees: where it hangs, how far, and its bob. */
export const plumb = { x: 704, end: 596, bob: 606, radius: 15 } as const;

/** Two trees that reach away from each other, sixteen limbs each, the outermost first. */
export const filmLimbs: readonly FilmLimb[] = (() => {
  const random = randomFrom(3);
  const side = (mirror: (x: number) => number): FilmLimb[] =>
    range(16).map((i) => {
      const y = 40 + i * 15;
      const radius = Math.max(14, 60 - i * 3);
      return {
        trunk: mirror(560 + (15 - i) * 9),
        y,
        x: mirror(30 + i * 31),
        end: y + radius + 40 + random() * 260,
        radius,
      };
    });
  return [...side((x) => x), ...side((x) => 1408 - x)];
})();

const filmBand = ({ trunk, y, x, radius: r }: FilmLimb): string => {
  const direction = x < trunk ? -1 : 1;
  const sweep = direction < 0 ? 0 : 1;
  const turn = (down: number) => `a${r} ${r} 0 0 ${sweep} ${direction * r} ${down}`;
  return `M${trunk} ${filmHeight}V${y + r}${turn(-r)}H${x - direction * r}${turn(r)}V${filmHeight}z`;
};

/** What lies behind the moving lines of the film. */
export const filmGround = (): string =>
  filmLimbs.map((l) => path(filmBand(l), fill(colour.indigo500, 0.06))).join('');

/** The film at the moment when everything hangs. */
export const joinUsPoster = (): string => {
  const lines = filmLimbs.map((l) => path(limb(l.trunk, filmHeight, l.y, l.x, l.end, l.radius)));
  const body = [
    filmGround(),
    group(stroke(colour.indigo400, 2), lines.join('')),
    path(`M${plumb.x} 0V${plumb.end}`, stroke(colour.marigold400, 4)),
    circle(plumb.x, plumb.bob, plumb.radius, fill(colour.marigold400)),
  ];
  return svg(filmWidth, filmHeight, body.join(''), colour.indigo900);
};
