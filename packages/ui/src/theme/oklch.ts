import type { Hex } from './defineTheme.ts';

/** OKLCH color: lightness 0 to 1, chroma 0 (gray) to about 0.3, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const gamma = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

function labOf(hex: Hex): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number) => linear(((value >> shift) & 255) / 255);
  const [r, g, b] = [channel(16), channel(8), channel(0)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function rgbOf({ l: lightness, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const fitsScreens = (rgb: Triple): boolean => rgb.every((channel) => channel > -0.0005 && channel < 1.0005);

/** Converts a hex color to OKLCH. A gray has hue 0. */
export function toOklch(hex: Hex): Oklch {
  const [l, a, b] = labOf(hex);
  const c = Math.hypot(a, b);
  return { l, c, h: c < 0.0001 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Converts an OKLCH color to hex. A color outside sRGB keeps lightness and hue and loses as much chroma as needed. */
export function toHex(colour: Oklch): Hex {
  const l = Math.min(1, Math.max(0, colour.l));
  let shown = { ...colour, l };
  if (!fitsScreens(rgbOf(shown))) {
    let [least, most] = [0, colour.c];
    for (let step = 0; step < 12; step += 1) {
      const c = (least + most) / 2;
      if (fitsScreens(rgbOf({ ...shown, c }))) least = c;
      else most = c;
    }
    shown = { ...shown, c: least };
  }
  const digits = rgbOf(shown).map((channel) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** Perceived difference of two colors: the distance in OKLab. 0.02 is just visible. */
export function distance(one: Hex, other: Hex): number {
  const [l, a, b] = labOf(one);
  const [l2, a2, b2] = labOf(other);
  return Math.hypot(l - l2, a - a2, b - b2);
}
