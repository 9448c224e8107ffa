import { isStory, isTest, placesOf, type Source, withoutComments } from './sources.ts';

/** Where colours are written down; everywhere else they have a name. */
const ownsColors = ({ path }: Source): boolean => /^packages\/ui\/src\/themes?\//.test(path);

const hex = '#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\\w-])';
const calls = '\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(\\s*[\\d.-]';
const names = '(?<=[:=]\\s*\\{?)[\'"](?:white|black|red|green|blue|gr[ae]y|orange|yellow|purple)[\'"]';
const rawColor = new RegExp(`${hex}|${calls}|${names}`, 'gi');

/** Links to a place of a page look like short hex colours and are not. */
const isFragment = (place: string, text: string): boolean => {
  const found = place.slice(place.indexOf(' ') + 1);
  if (!/^#\w+$/.test(found)) return false;
  return new RegExp(`(?:href=|href: |to: )["'\`]${found}["'\`]`).test(text);
};

/** Colours written out where a token belongs. */
export const rawColors = (sources: readonly Source[]): string[] =>
  sources
    .filter((source) => !ownsColors(source) && !isTest(source) && !source.path.endsWith('.mdx'))
    .flatMap((source) =>
      placesOf({ ...source, text: withoutComments(source.text) }, rawColor).filter(
        (place) => !isFragment(place, source.text),
      ),
    );

/** `style` attributes, which the Content-Security-Policy of the site refuses in markup from the server. */
export const styleAttributes = (sources: readonly Source[]): string[] =>
  sources
    .filter((source) => source.path.endsWith('.tsx') && !isStory(source) && !isTest(source))
    .flatMap((source) =>
      placesOf({ ...source, text: withoutComments(source.text) }, /(?:^|\s)style=\{.*|<style[\s>].*/g),
    );
