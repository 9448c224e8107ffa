import type { Theme } from './defineTheme.ts';
import { fixedColors } from './primitives.ts';
import { type ContrastPair, contrastPairs, type SemanticColor, semanticColors } from './semantic.ts';

type Rgb = readonly [red: number, green: number, blue: number];

const parseHex = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const toHex = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

const mix = (a: string, b: string, share: number): string => {
  const [ar, ag, ab] = parseHex(a);
  const [br, bg, bb] = parseHex(b);
  const at = (x: number, y: number) => x * share + y * (1 - share);
  return toHex([at(ar, br), at(ag, bg), at(ab, bb)]);
};

const linear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of a color, 0 to 1, as WCAG 2 defines it. */
export const luminance = (hex: string): number => {
  const [red, green, blue] = parseHex(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** WCAG 2 contrast ratio of two hex colors, 1 to 21. */
export const contrastRatio = (a: string, b: string): number => {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
};

/** Hex by name of every color of a theme: its own colors and the fixed ones. */
export const namedColors = (theme: Theme): ReadonlyMap<string, string> => {
  const { brand, accent } = theme;
  const steps = (ramp: string, colors: Readonly<Record<string, string>>) =>
    Object.entries(colors).map(([step, hex]): [string, string] => [`${ramp}-${step}`, hex]);
  return new Map([
    ...fixedColors,
    ...steps('brand', brand),
    ...steps('accent', accent),
    ['brand-50', mix(brand[100], '#ffffff', 0.5)],
    ['brand-500', mix(brand[600], brand[400], 0.5)],
    ['brand-950', mix(brand[900], '#000000', 0.65)],
    ['display-light', theme.display ?? brand[800]],
    ['line-light', theme.accentLine ?? brand[600]],
    ['line-dark', accent[400]],
  ]);
};

/** Color name of a semantic token in a mode. */
export const colorNameOf = (token: SemanticColor, mode: 'light' | 'dark'): string =>
  semanticColors[token][mode === 'light' ? 0 : 1];

const found = (colors: ReadonlyMap<string, string>, token: SemanticColor, mode: 'light' | 'dark'): string => {
  const name = colorNameOf(token, mode);
  const hex = colors.get(name);
  if (hex === undefined) throw new Error(`No colour is named ${name}.`);
  return hex;
};

/** Hex of a semantic token in a theme and mode. For tests and for the color pages of the documentation. */
export const resolveColor = (theme: Theme, token: SemanticColor, mode: 'light' | 'dark'): string =>
  found(namedColors(theme), token, mode);

export interface ContrastFinding extends ContrastPair {
  mode: 'light' | 'dark';
  ratio: number;
  passes: boolean;
}

/** Measures every pair that the components draw, in both modes. */
export const auditContrast = (theme: Theme): ContrastFinding[] => {
  const colors = namedColors(theme);
  return contrastPairs.flatMap((pair) =>
    (['light', 'dark'] as const)
      .filter((mode) => pair.only === undefined || pair.only === mode)
      .map((mode) => {
        const ratio = contrastRatio(
          found(colors, pair.foreground, mode),
          found(colors, pair.background, mode),
        );
        return { ...pair, mode, ratio, passes: ratio >= pair.floor };
      }),
  );
};
