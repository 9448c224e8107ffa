import { range, round } from '@banyan/ui/imagery/geometry';

/** The national theme's ramps, as the drawings use them. An SVG behind `<img>` cannot follow the page's tokens. */
export const colour = {
  indigo950: '#081030',
  indigo900: '#0f1b4b',
  indigo800: '#162769',
  indigo700: '#203586',
  indigo600: '#3049a4',
  indigo500: '#4565c2',
  indigo400: '#6889d8',
  indigo300: '#98b0e8',
  indigo200: '#c2d1f3',
  indigo100: '#e3eaf9',
  marigold600: '#c77903',
  marigold500: '#f49d04',
  marigold400: '#ffb129',
  marigold300: '#fdcc6e',
  marigold200: '#fce2a7',
  basalt600: '#4c535d',
  basalt300: '#afb5bc',
  basalt100: '#e7eaed',
  white: '#ffffff',
} as const;

export type Point = readonly [x: number, y: number];

/** The item at a place that must exist. */
export const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index];
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
};

/** A whole drawing on one flat ground. */
export const svg = (width: number, height: number, body: string, ground: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${body}</svg>\n`;

export const group = (attributes: string, body: string): string => `<g ${attributes}>${body}</g>`;

export const path = (d: string, attributes = ''): string => `<path ${attributes} d="${d}"/>`;

export const fill = (color: string, opacity?: number): string =>
  opacity === undefined ? `fill="${color}"` : `fill="${color}" fill-opacity="${opacity}"`;

export const stroke = (color: string, width: number, more = ''): string =>
  `fill="none" stroke="${color}" stroke-width="${width}" ${more}`;

export const circle = (x: number, y: number, radius: number, attributes = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${attributes}/>`;

/** Pointed arch: two arcs of radius k times the span, the Deccan profile. */
export const pointedArch = (x: number, width: number, spring: number, ground: number, k = 0.86): string => {
  const radius = k * width;
  const top = spring - Math.sqrt(radius * radius - (radius - width / 2) ** 2);
  const r = round(radius);
  return `M${round(x)} ${ground}V${round(spring)}A${r} ${r} 0 0 1 ${round(x + width / 2)} ${round(top)}A${r} ${r} 0 0 1 ${round(x + width)} ${round(spring)}V${ground}`;
};

/** A line through points. */
export const through = (points: readonly Point[]): string =>
  `M${points.map((point) => point.map(round).join(' ')).join('L')}`;

/** `count` points on a curve from 0 to 1, both ends included. */
export const along = (count: number, at: (t: number) => Point): Point[] =>
  range(count + 1).map((step) => at(step / count));
