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
  basalt800: '#20262d',
  basalt600: '#4c535d',
  basalt300: '#afb5bc',
  basalt100: '#e7eaed',
  night800: '#141b2a',
  night700: '#222b3e',
  white: '#ffffff',
} as const;
type Colour = (typeof colour)[keyof typeof colour];

/** What a colour of the day becomes at night, as a surface and as a line; what is not named stays. */
export type Night = Partial<Record<Colour, Colour | { fill?: Colour; stroke?: Colour }>>;

/** Indigo on a pale ground turns around, and its paper becomes a surface of the dark mode. */
const paleNight: Night = {
  [colour.white]: colour.indigo900,
  [colour.indigo100]: colour.night800,
  [colour.indigo200]: colour.night700,
  [colour.indigo300]: colour.indigo700,
  [colour.indigo400]: colour.indigo300,
  [colour.indigo500]: colour.indigo400,
  [colour.indigo600]: colour.indigo400,
  [colour.indigo700]: colour.indigo500,
  [colour.indigo800]: { fill: colour.indigo300, stroke: colour.indigo200 },
  [colour.indigo900]: { fill: colour.indigo800, stroke: colour.indigo200 },
};

/** As the marigold fields of the site: a surface of the dark mode with marigold ink. */
const marigoldNight: Night = {
  [colour.marigold400]: colour.night800,
  [colour.marigold200]: colour.night700,
  [colour.indigo800]: colour.marigold400,
  [colour.indigo900]: colour.marigold400,
};

const greyNight: Night = {
  [colour.basalt100]: colour.basalt800,
  [colour.basalt300]: colour.basalt600,
  [colour.basalt600]: colour.basalt300,
};

const nights = new Map<string, Night>([
  [colour.white, paleNight],
  [colour.indigo100, paleNight],
  [colour.indigo200, paleNight],
  [colour.indigo300, paleNight],
  [colour.marigold400, marigoldNight],
  [colour.basalt100, greyNight],
]);

/**
 * Within an `<img>` the query answers with the `color-scheme` of the element, so a drawing follows the page's own switch.
 * Rules over attributes, so that what knows no style sheets still draws the day.
 */
const byNight = (body: string, night: Night): string => {
  const rules = Object.entries(night).flatMap(([day, dark]) =>
    (['fill', 'stroke'] as const).map((property) => {
      const color = typeof dark === 'string' ? dark : dark[property];
      const attribute = `${property}="${day}"`;
      return color && body.includes(attribute) ? `[${attribute}]{${property}:${color}}` : '';
    }),
  );
  const all = rules.join('');
  return all && `<style>@media(prefers-color-scheme:dark){${all}}</style>`;
};

export type Point = readonly [x: number, y: number];

/** The item at a place that must exist. */
export const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index];
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
};

/**
 * A whole drawing on one flat ground.
 * @param night What changes in the dark mode: on a light ground everything, unless it is said.
 */
export const svg = (
  width: number,
  height: number,
  body: string,
  ground: string,
  night: Night = nights.get(ground) ?? {},
): string => {
  const all = `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${body}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${byNight(all, night)}${all}</svg>\n`;
};

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
