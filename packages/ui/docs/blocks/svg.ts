import type { IconDrawing } from '../../src/elements/Icon/index.ts';

const attribute = ([name, value]: [string, unknown]): string => `${name}="${String(value)}"`;

/** SVG file of an icon, drawn as `Icon` draws it at 24 px, in the current text color. */
export function svgOf(icon: IconDrawing): string {
  const lines = icon.map(([tag, attributes]) => {
    const drawn = Object.entries(attributes).filter(([name, value]) => name !== 'key' && value !== undefined);
    return `  <${[tag, ...drawn.map(attribute)].join(' ')}/>`;
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">',
    ...lines,
    '</svg>\n',
  ].join('\n');
}

/** Name of an icon as search words: `ArrowUpRight` becomes `arrow up right`. */
export const wordsOf = (name: string): string =>
  name.replace(/([a-z])(?=[A-Z\d])|(\d)(?=[A-Z])/g, '$& ').toLowerCase();
