import { round } from '@banyan/ui/imagery/geometry';
import { fill, type Point, path, stroke, svg, through } from '../svg.ts';

export const width = 960;
export const height = 720;

/** A sample's picture on its ground. */
export const plate = (ground: string, ...parts: readonly string[]): string =>
  svg(width, height, parts.join(''), ground);

/** Shapes filled with one colour. */
export const solid = (color: string, ...shapes: readonly string[]): string =>
  path(shapes.join(''), fill(color));

/** Lines of one colour and weight. */
export const drawn = (color: string, weight: number, ...lines: readonly string[]): string =>
  path(lines.join(''), stroke(color, weight));

/** Lines with round ends, dotted: `gap` from dot to dot. */
export const dotted = (color: string, weight: number, gap: number, ...lines: readonly string[]): string =>
  path(lines.join(''), stroke(color, weight, `stroke-dasharray="0 ${gap}" stroke-linecap="round"`));

export const box = (x: number, y: number, wide: number, high: number): string =>
  `M${round(x)} ${round(y)}h${round(wide)}v${round(high)}h${round(-wide)}z`;

export const line = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;

export const polygon = (...points: readonly Point[]): string => `${through(points)}z`;

export const ring = (x: number, y: number, radius: number): string => {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
};

/** Half a disc on or under a line. */
export const half = (x: number, y: number, radius: number, side: 'over' | 'under'): string => {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 0 ${side === 'over' ? 1 : 0} ${2 * r} 0z`;
};

/** A bar with round ends, or a stone. */
export const slab = (x: number, y: number, wide: number, high: number): string => {
  const r = round(high / 2);
  const flat = round(wide - high);
  return `M${round(x + high / 2)} ${round(y)}h${flat}a${r} ${r} 0 0 1 0 ${2 * r}h${-flat}a${r} ${r} 0 0 1 0 ${-2 * r}z`;
};

/** A point at an angle, in turns from the right, clockwise. */
export const polar = (x: number, y: number, radius: number, turns: number): Point => [
  x + radius * Math.cos(turns * 2 * Math.PI),
  y + radius * Math.sin(turns * 2 * Math.PI),
];
