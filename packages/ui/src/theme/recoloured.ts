import { national } from '../themes/national.ts';
import { namedColors } from './contrast.ts';
import type { Theme } from './defineTheme.ts';

/** True for names of the theme’s own colors; fixed colors, such as a dark mode surface, stay unchanged. */
const isOwn = (name: string): boolean => /^(brand|accent|line)-/.test(name);

/** Colors of the drawings without a name in the theme: steps between, and the lightest and deepest of the garland. */
const between = {
  '#081030': 'brand-950',
  '#4565c2': 'brand-500',
  '#fce2a7': 'accent-300',
  '#f49d04': 'accent-400',
};

const nameOf = new Map<string, string>([
  ...[...namedColors(national)].filter(([name]) => isOwn(name)).map(([name, hex]) => [hex, name] as const),
  ...Object.entries(between),
]);

/**
 * Recolors a drawing of the folder `static/art` for another theme, in both modes. A picture in `<img>` cannot read custom
 * properties, so a site with its own theme serves recolored copies.
 */
export function recoloured(drawing: string, theme: Theme): string {
  const colours = namedColors(theme);
  return drawing.replace(/#[\da-f]{6}\b/g, (hex) => colours.get(nameOf.get(hex) ?? '') ?? hex);
}
