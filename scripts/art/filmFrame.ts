import { round } from '@banyan/ui/imagery/geometry';
import { type FilmLimb, filmGround, filmHeight, filmLimbs, filmWidth, plumb } from './banyans.ts';
import { circle, colour, fill, group, path, stroke } from './svg.ts';

/**
 * The loop, in seconds. It begins with the whole drawing, for who sees only its first second: the roots sway until `still`,
 * everything goes back into the trunks until `bare`, the limbs have grown again at `grown`, then the plumb line drops.
 */
export const film = { seconds: 12, framesPerSecond: 24, still: 4, bare: 6, grown: 10 } as const;

/** Farther than this no root swings. */
const widestSwing = 6;
const limbsPerTree = 16;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const eased = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);
/** Arrives, goes a little too far and settles. */
const settled = (t: number): number => 1 + 1.9 * (t - 1) ** 3 + 0.9 * (t - 1) ** 2;

/** How much of a limb is drawn. The outermost leaves first and returns last. */
const drawn = (order: number, time: number): number => {
  const last = limbsPerTree - 1;
  if (time < film.bare) return 1 - eased(clamp((time - film.still - ((last - order) / last) * 0.6) / 1.4));
  return eased(clamp((time - film.bare - (order / last) * 1.3) / (film.grown - film.bare - 1.3)));
};

/** Pixels to the side at a root's tip. Long roots swing later than short ones, and all hang still at both ends. */
const swing = (length: number, time: number): number => {
  const within = clamp(time / film.still);
  const strength = Math.sin(within * Math.PI);
  const reach = widestSwing * clamp(length / 300);
  return reach * strength * Math.sin(within * 4 * Math.PI - length / 90);
};

const limbAt = ({ trunk, y, x, end, radius: r }: FilmLimb, time: number): string => {
  const direction = x < trunk ? -1 : 1;
  const sweep = direction < 0 ? 0 : 1;
  const turn = (down: number) => `a${r} ${r} 0 0 ${sweep} ${direction * r} ${down}`;
  const top = y + r;
  const tip = round(x + swing(end - top, time));
  const over = `M${trunk} ${filmHeight}V${top}${turn(-r)}H${x - direction * r}${turn(r)}`;
  return `${over}Q${x} ${round((top + end) / 2)} ${tip} ${round(end)}`;
};

const plumbAt = (time: number): string => {
  const down = settled((time - film.grown) / (film.seconds - film.grown));
  const up = eased(clamp((time - film.still) / 1.2));
  const fallen = time < film.grown ? 1 - up : down;
  if (fallen <= 0) return '';
  const bob = -plumb.radius + (plumb.bob + plumb.radius) * fallen;
  return (
    path(`M${plumb.x} -40V${round(bob - 10)}`, stroke(colour.marigold400, 4)) +
    circle(plumb.x, bob, plumb.radius, fill(colour.marigold400))
  );
};

/** One picture of the film, as an SVG element. */
export const filmFrame = (time: number): string => {
  const limbs = filmLimbs.map((limb, index) => {
    const share = drawn(index % limbsPerTree, time);
    if (share === 0) return '';
    const dashes = share < 1 ? `pathLength="1" stroke-dasharray="${share.toFixed(4)} 2"` : '';
    return path(limbAt(limb, time), dashes);
  });
  const body = [
    `<path fill="${colour.indigo900}" d="M0 0h${filmWidth}v${filmHeight}H0z"/>`,
    filmGround(),
    group(stroke(colour.indigo400, 2), limbs.join('')),
    plumbAt(time),
  ];
  return `<svg viewBox="0 0 ${filmWidth} ${filmHeight}" width="${filmWidth}" height="${filmHeight}">${body.join('')}</svg>`;
};
