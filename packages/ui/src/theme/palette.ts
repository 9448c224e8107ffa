import { themes } from '../themes/index.ts';
import { colorNameOf, contrastRatio, luminance, namedColors } from './contrast.ts';
import type { Hex, Theme } from './defineTheme.ts';
import { distance, type Oklch, toHex, toOklch } from './oklch.ts';
import { basalt, laterite, night, white } from './primitives.ts';
import { contrastPairs } from './semantic.ts';

export type { Hex, Theme } from './defineTheme.ts';
export { recoloured } from './recoloured.ts';

/** Names of the two colors that a chapter chooses. */
export const typedColours = ['brand', 'accent'] as const;
export type TypedColour = (typeof typedColours)[number];

/** Problem of a typed color. */
export interface ColourProblem {
  colour: TypedColour;
  /** Sentence with the measured and the required contrast. */
  message: string;
  /** Nearest color to the eye that passes; undefined if the typed text is no color. */
  nearest?: Hex;
}

/** Id and label of a theme made from two colors. */
export type ThemeName = Pick<Theme, 'id' | 'label'>;

/** Parses `#rgb` or `#rrggbb` in any case, with or without `#`. Returns `#` and six lowercase digits; undefined for anything else. */
export function parseColour(text: string): Hex | undefined {
  const digits = /^\s*#?([0-9a-f]{6}|[0-9a-f]{3})\s*$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`;
}

/** Hue of errors, and the minimum distance of a brand’s hue in degrees (closer ones would make buttons look like warnings). */
const errorHue = toOklch(laterite[700]).h;
const errorReach = 20;
/** Chroma below which a color is nearly gray and shows no hue. */
const nearlyNeutral = 0.04;

const turn = (from: number, to: number): number => ((to - from + 540) % 360) - 180;
const looksLikeAnError = ({ c, h }: Oklch, margin = 0): boolean =>
  c >= nearlyNeutral && Math.abs(turn(errorHue, h)) < errorReach + margin;

/** Start values of a step, and its limit for becoming readable on its background. */
interface Step {
  l: number;
  /** Factor of the typed color’s chroma. */
  chroma: number;
  most: number;
}

/** Lightness and chroma of the steps lighter than the typed one, as in the designed themes. */
const light = {
  400: { l: 0.655, chroma: 1.35, most: 0.14 },
  300: { l: 0.79, chroma: 1.05, most: 0.09 },
  200: { l: 0.872, chroma: 0.65, most: 0.055 },
  100: { l: 0.942, chroma: 0.3, most: 0.025 },
} as const satisfies Record<number, Step>;

/** Changes a color’s lightness, up to a limit, until it is readable on each background. */
function readable(
  start: Oklch,
  towards: number,
  needs: ReadonlyArray<readonly [background: string, ratio: number]>,
): Hex {
  const step = towards > start.l ? 0.004 : -0.004;
  const fails = (hex: Hex) => needs.some(([background, ratio]) => contrastRatio(hex, background) < ratio);
  let l = start.l;
  let hex = toHex(start);
  while (fails(hex) && (towards - l) * step > 0) {
    l += step;
    hex = toHex({ ...start, l });
  }
  return hex;
}

/**
 * Theme from two colors: the typed ones are brand 800 and accent 400, the others follow the designed themes. A brand that is readable
 * only in large sizes becomes the color of large headings and shapes; brand 800 is then the nearest color that is readable in text.
 */
export function deriveTheme(brand: Hex, accent: Hex, name: ThemeName): Theme {
  const text = isForLargeSizes(brand) ? offerBrand(brand) : undefined;
  return text ? { ...themeOfText(text, accent, name), display: brand } : themeOfText(brand, accent, name);
}

/** Theme whose brand 800 is the given color, readable or not. */
function themeOfText(brand: Hex, accent: Hex, name: ThemeName): Theme {
  const typed = toOklch(brand);
  const darker = (by: number, chroma: number): Oklch => ({ ...typed, l: typed.l + by, c: typed.c * chroma });
  const lighter = ({ l, chroma, most }: Step): Oklch => ({
    ...typed,
    l,
    c: Math.min(typed.c * chroma, most),
  });
  const onPage = [
    [white, 7.05],
    [basalt[50], 7.05],
  ] as const;
  return {
    ...name,
    idea: `${brand} and ${accent}`,
    brand: {
      900: toHex(darker(-0.065, 0.78)),
      800: brand,
      700: readable(darker(0.065, 1.17), typed.l, onPage),
      600: readable(darker(0.13, 1.3), typed.l, onPage),
      400: readable(lighter(light[400]), 0.8, [[brand, 3.05]]),
      300: readable(lighter(light[300]), 0.9, [[night[800], 7.05]]),
      200: readable(lighter(light[200]), 0.95, [
        [brand, 7.05],
        [night[700], 7.05],
      ]),
      100: readable(lighter(light[100]), 0.985, [[brand, 7.05]]),
    },
    accent: accentSteps(accent),
  };
}

function accentSteps(accent: Hex): Theme['accent'] {
  const { l, c, h } = toOklch(accent);
  return { 400: accent, 300: toHex({ l: Math.min(l + 0.055, 0.985), c: c * 0.74, h }) };
}

/** Theme for two typed colors: the designed theme that has them, otherwise a derived one. */
export function themeFrom(brand: Hex, accent: Hex, name: ThemeName): Theme {
  const designed = themes.find((theme) => theme.brand[800] === brand && theme.accent[400] === accent);
  return designed ? { ...designed, ...name } : deriveTheme(brand, accent, name);
}

const nameless: ThemeName = { id: 'typed', label: 'Typed' };
const isAccent = (name: string): boolean => /^accent-|^line-dark$/.test(name);
const isBrand = (name: string): boolean => /^brand-|^(?:display|line)-light$/.test(name);

/** Color pairs that the components draw and that involve a theme’s color, each once, with its highest required contrast. */
const drawn = new Map<string, { one: string; other: string; floor: number }>();
for (const { foreground, background, floor, only } of contrastPairs)
  for (const mode of only ? [only] : (['light', 'dark'] as const)) {
    const [one, other] = [colorNameOf(foreground, mode), colorNameOf(background, mode)].sort();
    if (one === undefined || other === undefined || drawn.get(`${one} ${other}`)?.floor === 7) continue;
    drawn.set(`${one} ${other}`, {
      one,
      other,
      floor: Math.max(floor, drawn.get(`${one} ${other}`)?.floor ?? 0),
    });
  }
const accentPairs = [...drawn.values()].filter(({ one, other }) => isAccent(one) || isAccent(other));
const brandPairs = [...drawn.values()].filter(
  (pair) => !accentPairs.includes(pair) && (isBrand(pair.one) || isBrand(pair.other)),
);

function misses(theme: Theme, pairs: typeof brandPairs): boolean {
  const colours = namedColors(theme);
  const light = (name: string) => luminance(colours.get(name) ?? white) + 0.05;
  return pairs.some(({ one, other, floor }) => {
    const ratio = light(one) / light(other);
    return Math.max(ratio, 1 / ratio) < floor;
  });
}

const brandFails = (brand: Hex): boolean =>
  looksLikeAnError(toOklch(brand)) || misses(themeOfText(brand, white, nameless), brandPairs);

/** True if a brand is too light for text but dark enough for large headings: WCAG AA, 4.5:1, on the page and its tinted bands. */
const isForLargeSizes = (brand: Hex): boolean =>
  !looksLikeAnError(toOklch(brand)) &&
  contrastRatio(brand, white) < 7 &&
  contrastRatio(brand, basalt[50]) >= 4.5;

/** Returns a function that is true if an accent fails on this brand. */
function accentJudge(brand: Hex): (accent: Hex) => boolean {
  const beside = deriveTheme(brand, white, nameless);
  return (accent) => misses({ ...beside, accent: accentSteps(accent) }, accentPairs);
}

/** Finds the nearest passing color of the same hue: as dark or as light as needed, and paler only if that is nearer. */
function nearestPassing(start: Oklch, end: 0 | 1, fails: (hex: Hex) => boolean): Hex | undefined {
  const from = toHex(start);
  let best: Hex | undefined;
  for (const paler of [1, 0.8, 0.5]) {
    const at = (l: number) => toHex({ ...start, l, c: start.c * paler });
    if (fails(at(end === 0 ? 0.18 : 0.995))) continue;
    let [good, bad] = [end === 0 ? 0.18 : 0.995, start.l];
    for (let step = 0; step < 8; step += 1) {
      const middle = (good + bad) / 2;
      if (fails(at(middle))) bad = middle;
      else good = middle;
    }
    const found = at(good);
    if (best === undefined || distance(from, found) < distance(from, best)) best = found;
  }
  return best;
}

/** Moves a hue out of the range of errors, to the nearer side. */
function turnedAway(colour: Oklch, margin: number): Oklch {
  if (!looksLikeAnError(colour, margin)) return colour;
  const side = turn(errorHue, colour.h) < 0 ? -1 : 1;
  return { ...colour, h: (errorHue + side * (errorReach + margin) + 360) % 360 };
}

/** Finds a passing brand: moves it away from errors first, then darkens it as needed. */
function offerBrand(brand: Hex): Hex | undefined {
  // Dark colors have few neighbors in hex, so rounding may turn the hue back by some degrees.
  for (const margin of [1, 4, 8]) {
    const turned = turnedAway(toOklch(brand), margin);
    const asIs = toHex(turned);
    const offer = brandFails(asIs) ? nearestPassing(turned, 0, brandFails) : asIs;
    if (offer) return offer;
  }
  return undefined;
}

const ratioOf = (one: string, other: string): string =>
  `${(Math.floor(contrastRatio(one, other) * 10) / 10).toFixed(1)}:1`;

/** Contrast of a typed color in its main use: white on a brand, an accent on its brand. */
export function colourRatio(colour: TypedColour, hex: Hex, brand: string): string {
  const under = parseColour(brand);
  if (colour === 'accent' && under) return `${ratioOf(hex, under)} on the brand`;
  return `${ratioOf(white, hex)} under white`;
}

function brandProblem(brand: Hex): ColourProblem | undefined {
  if (!brandFails(brand)) return undefined;
  const nearest = offerBrand(brand);
  if (nearest && isForLargeSizes(brand)) return undefined;
  if (contrastRatio(brand, white) < 7)
    return {
      colour: 'brand',
      message: `White on ${brand} has ${ratioOf(white, brand)}; large headings need 4.5:1, text and buttons 7:1.`,
      nearest,
    };
  if (looksLikeAnError(toOklch(brand)))
    return {
      colour: 'brand',
      message: `${brand} is the red of error messages; a brand keeps ${errorReach} degrees away from it.`,
      nearest,
    };
  return {
    colour: 'brand',
    message: `${brand} has ${ratioOf(brand, basalt[50])} on the page's tinted bands; headings need a little more than 7:1.`,
    nearest,
  };
}

function accentProblem(brand: Hex, accent: Hex): ColourProblem | undefined {
  const fails = accentJudge(brand);
  if (!fails(accent)) return undefined;
  const nearest = nearestPassing(toOklch(accent), 1, fails);
  const message =
    contrastRatio(accent, basalt[900]) < 7
      ? `Black on ${accent} has ${ratioOf(basalt[900], accent)}; buttons in the accent need 7:1.`
      : `${accent} on ${brand} has ${ratioOf(accent, brand)}; the accent needs 4.5:1 there.`;
  return { colour: 'accent', message, nearest };
}

/**
 * Note about a brand that passes for large headings and shapes only: its contrast, and the color that text and buttons take
 * instead.
 * @returns undefined if the brand is readable everywhere or nowhere
 */
export function brandNote(brandText: string): string | undefined {
  const brand = parseColour(brandText);
  const text = brand && isForLargeSizes(brand) ? offerBrand(brand) : undefined;
  if (!brand || !text) return undefined;
  return `White on ${brand} has ${ratioOf(white, brand)}: enough for large headings and shapes, which take it. Text, links and buttons need 7:1 and take ${text}, the nearest color that has it.`;
}

const unreadable = (colour: TypedColour, text: string): ColourProblem => ({
  colour,
  message: `“${text}” is not a colour: write # and six digits, such as ${colour === 'brand' ? '#003948' : '#fc8a39'}.`,
});

/**
 * Problems of two typed colors, the brand first; empty if a theme made of them passes every contrast check. The accent is checked
 * with the brand, or with the color offered in its place, so that both offers fit together.
 */
export function checkColours(brandText: string, accentText: string): ColourProblem[] {
  const brand = parseColour(brandText);
  const accent = parseColour(accentText);
  const first = brand ? brandProblem(brand) : unreadable('brand', brandText);
  const beside = first?.nearest ?? brand ?? themes[0].brand[800];
  const second = accent ? accentProblem(beside, accent) : unreadable('accent', accentText);
  return [first, second].filter((problem) => problem !== undefined);
}

/** Custom properties that a theme sets, by name: its ten colors, the accent as a thin line, the mark’s youngest root. */
export function themeProperties(theme: Theme): Record<string, Hex> {
  const steps = (ramp: 'brand' | 'accent', colours: Readonly<Record<string, Hex>>) =>
    Object.entries(colours).map(([step, hex]): [string, Hex] => [`--banyan-${ramp}-${step}`, hex]);
  return {
    ...Object.fromEntries([...steps('brand', theme.brand), ...steps('accent', theme.accent)]),
    '--banyan-accent-line-light': theme.accentLine ?? theme.brand[600],
    '--banyan-mark-root-light': theme.markRoot ?? theme.accent[400],
    ...(theme.display && { '--banyan-display-light': theme.display }),
  };
}

/** Theme as a rule of plain CSS, for a site without a build step. It overrides the layers of the stylesheet. */
export function themeCss(theme: Theme, selector = ':root'): string {
  const lines = Object.entries(themeProperties(theme)).map(([name, hex]) => `  ${name}: ${hex};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}
