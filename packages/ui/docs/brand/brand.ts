import { auditContrast } from '../../src/theme/contrast.ts';
import type { Theme } from '../../src/theme/defineTheme.ts';
import {
  type ColourProblem,
  checkColours,
  parseColour,
  themeCss,
  themeFrom,
} from '../../src/theme/palette.ts';
import type { SemanticColor } from '../../src/theme/semantic.ts';

/** Typed values: the chapter’s name, a dark color for buttons and headings, a bright color for highlights. */
export interface Typed {
  name: string;
  brand: string;
  accent: string;
}

/** Resulting theme and the problems found. If there are problems, the theme uses the nearest colors that pass. */
export interface Made {
  theme: Theme;
  problems: readonly ColourProblem[];
}

/** Id of a theme for URLs and selectors: `Bay Area` becomes `bay-area`. */
export const idOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'chapter';

/** Makes a theme from the typed values or from the nearest valid colors. Returns only the problems if a color cannot be parsed. */
export function make({ name, brand, accent }: Typed): Made | Pick<Made, 'problems'> {
  const problems = checkColours(brand, accent);
  const chosen = (colour: 'brand' | 'accent', typed: string) => {
    const problem = problems.find((one) => one.colour === colour);
    return problem === undefined ? parseColour(typed) : problem.nearest;
  };
  const [dark, bright] = [chosen('brand', brand), chosen('accent', accent)];
  if (dark === undefined || bright === undefined) return { problems };
  return { theme: themeFrom(dark, bright, { id: idOf(name), label: name.trim() || 'Chapter' }), problems };
}

/** Color pairs reported to the user, and the purpose of each pair. */
const told = [
  ['on-primary', 'primary', 'Words on a button'],
  ['link', 'bg', 'A link on the page'],
  ['display', 'bg', 'A heading on the page'],
  ['on-accent', 'accent', 'Words on the accent'],
  ['on-field', 'field', 'Words on a coloured band'],
  ['accent', 'field', 'The accent on a coloured band'],
  ['focus', 'bg', 'The ring around what has the focus'],
] as const satisfies readonly (readonly [SemanticColor, SemanticColor, string])[];

const shown = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1`;

/** Describes the contrast of a theme in a mode: one sentence for each important pair, then how many of all pairs pass. */
export function contrastInWords(theme: Theme, mode: 'light' | 'dark'): string[] {
  const findings = auditContrast(theme).filter((finding) => finding.mode === mode);
  const sentences = told.flatMap(([foreground, background, what]) => {
    const found = findings.find((one) => one.foreground === foreground && one.background === background);
    if (!found) return [];
    const { ratio, floor, passes } = found;
    return [`${what}: ${shown(ratio)}, ${passes ? 'above' : 'below'} the ${floor} that it needs.`];
  });
  const passing = findings.filter(({ passes }) => passes).length;
  const all = passing === findings.length ? `All ${passing}` : `${passing} of ${findings.length}`;
  return [
    ...sentences,
    `${all} pairs of colours that the parts draw ${passing === 1 ? 'is' : 'are'} far enough apart.`,
  ];
}

/** Contents of `chapter.json`, as the starter reads it. The chapter fills in place and national site. */
export const chapterJson = (theme: Theme): string =>
  `${JSON.stringify(
    {
      $schema: './node_modules/@banyan/create-chapter/chapter.schema.json',
      name: theme.label,
      place: 'Where it is at home',
      national: 'https://alumni.example.org',
      brand: theme.display ?? theme.brand[800],
      accent: theme.accent[400],
    },
    null,
    2,
  )}\n`;

/** CSS of the theme for a page without a build step. */
export const plainCss = (theme: Theme): string => themeCss(theme);
