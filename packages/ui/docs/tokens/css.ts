/** Window widths in px at which a fluid length is measured: the narrowest and the widest between which it changes. */
export const windows = { phone: 390, desktop: 1440 } as const;

const units = { px: () => 1, rem: () => 16, vw: (width: number) => width / 100 };
type Unit = keyof typeof units;

const rounded = (number: number): number => Math.round(number * 1000) / 1000;

/** Measures `clamp(2rem, 1.6rem + 1.7vw, 3.125rem)`, a sum or a single length, in px at a window’s width. */
function measured(text: string, width: number): number {
  const [, call, inside = ''] = /^(clamp|min)\((.*)\)$/.exec(text) ?? [];
  if (call === undefined) return sum(text, width);
  const [first = 0, ...others] = inside.split(/,\s*/).map((part) => sum(part, width));
  const [wished = first, most = first] = others;
  return call === 'min' ? Math.min(first, ...others) : Math.min(Math.max(first, wished), most);
}

/** @throws an error that names the unknown length, so that a new notation in the theme is noticed. */
function sum(text: string, width: number): number {
  return text.split(/\s\+\s/).reduce((total, term) => {
    const [, number, unit] = /^(-?[\d.]+)(px|rem|vw)?$/.exec(term.trim()) ?? [];
    if (number === undefined) throw new Error(`“${text}” is no length that can be measured.`);
    return total + Number(number) * (unit === undefined ? 1 : units[unit as Unit](width));
  }, 0);
}

/** True if a length depends on the window’s width. */
export const isFluid = (text: string): boolean => text.includes('vw');

/** Length in px at a window’s width. */
export const pixels = (text: string, width: number = windows.desktop): number =>
  rounded(measured(text, width));

/** Splits a list at separators outside brackets: shadows, or the four corners of a radius. */
export function partsOf(list: string, separator: ',' | ' '): string[] {
  let depth = 0;
  const parts = [''];
  for (const letter of list) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Value of `light-dark(a, b)` in a mode; any other text is returned unchanged. */
export const inMode = (text: string, mode: 'light' | 'dark'): string =>
  text.replace(/light-dark\(((?:[^()]|\([^()]*\))*)\)/g, (_, both: string) => {
    const [light = '', dark = ''] = partsOf(both, ',');
    return mode === 'light' ? light : dark;
  });

/** Parses `rgb(8 16 48 / 0.06)` into three channels of 0 to 255 and an alpha of 0 to 1. */
export function rgbOf(text: string): { channels: readonly [number, number, number]; alpha: number } {
  const [r = 0, g = 0, b = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return { channels: [r, g, b], alpha };
}
