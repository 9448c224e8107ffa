import { national } from '../themes/national.ts';
import { namedColors } from './contrast.ts';
import type { Theme } from './defineTheme.ts';

/** Names of the theme's own colours; what is no theme's, such as a surface of the night, stays. */
const isOwn = (name: string): boolean => /^(brand|accent|line)-/.test(name);

/** What the drawings have besides the named ones: steps between them, and the garland in its lightest and deepest. */
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
 * A drawing of the folder `static/art` in the colours of another theme, by day and by night. A picture behind `<img>` knows
 * no custom properties, so a site that serves its own copies, as a chapter's does, has them coloured once.
 */
export function recoloured(drawing: string, theme: Theme): string {
  const colours = namedColors(theme);
  return drawing.replace(/#[\da-f]{6}\b/g, (hex) => colours.get(nameOf.get(hex) ?? '') ?? hex);
}
