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

/** What somebody types: a name, a dark colour for buttons and headings, a bright one for what is new. */
export interface Typed {
  name: string;
  brand: string;
  accent: string;
}

/** What came of it: a theme, and what stands in its way. With problems it is the theme of the nearest colours that pass. */
export interface Made {
  theme: Theme;
  problems: readonly ColourProblem[];
}

/** A name as it stands in addresses and selectors: `Bay Area` is `bay-area`. */
export const idOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'chapter';

/** The theme of what was typed, or of the nearest that can be one; undefined where a colour cannot even be read. */
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

/** The pairs that people ask about, and what is drawn with them. */
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

/** How a theme reads in a mode, in sentences: the pairs that matter most, then how many of all there are pass. */
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

/** The chapter's one file, as the starter reads it. Place and national site are the chapter's to fill in. */
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

/** The theme for a page without a build. */
export const plainCss = (theme: Theme): string => themeCss(theme);
