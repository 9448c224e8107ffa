import type { Theme } from '../../src/theme/defineTheme.ts';
import { type ColorValue, type Mode, nameOf, type Token, tokensOf } from './tokens.ts';

/** Downloadable file: its name, media type and content. */
export interface TokenFile {
  name: string;
  type: string;
  text: string;
}

const unitless: Readonly<Record<string, string>> = {
  width: 'In percent of the font’s normal width.',
  'letter-spacing': 'In em.',
};

/** Token in the Design Tokens Format Module 2025.10. */
function written({ path, type, value, alias }: Token): object {
  const description = unitless[path.at(-1) ?? ''];
  return {
    $type: type,
    $value: alias ? `{${alias.join('.')}}` : value,
    ...(description && type === 'number' ? { $description: description } : {}),
  };
}

/** Groups tokens by the names in their paths, starting with the name at `depth`. */
function grouped(tokens: readonly Token[], depth: number): object {
  const groups = Map.groupBy(tokens, ({ path }) => path[depth] ?? '');
  return Object.fromEntries(
    [...groups].map(([name, those]) => {
      const token = those.find(({ path }) => path.length === depth + 1);
      return [name, token ? written(token) : grouped(those, depth + 1)];
    }),
  );
}

/** Tokens of a theme in one mode, in the format of the Design Tokens Community Group. */
export function dtcgOf(theme: Theme, mode: Mode): object {
  return { $description: `${theme.label}, ${mode}`, ...grouped(tokensOf(theme, mode), 0) };
}

/** Tokens of a theme in one mode as CSS custom properties. Fluid lengths stay fluid. */
export function cssOf(theme: Theme, mode: Mode): string {
  const properties = new Map(
    tokensOf(theme, mode).flatMap(({ property, css }) => (property ? [[property, css] as const] : [])),
  );
  const lines = [...properties].map(([property, css]) => `  ${property}: ${css};`);
  return `/* ${theme.label}, ${mode} */\n:root {\n  color-scheme: ${mode};\n${lines.join('\n')}\n}\n`;
}

const figmaTypes = {
  color: 'COLOR',
  dimension: 'FLOAT',
  duration: 'FLOAT',
  fontWeight: 'FLOAT',
  number: 'FLOAT',
  fontFamily: 'STRING',
} as const;
type FigmaType = keyof typeof figmaTypes;
const isVariable = (token: Token): token is Token & { type: FigmaType } => token.type in figmaTypes;

const channels = ({ components: [r, g, b], alpha = 1 }: ColorValue) => ({ r, g, b, a: alpha });

function figmaValue(token: Token & { type: FigmaType }) {
  if (token.alias) return { type: 'VARIABLE_ALIAS', id: token.alias.join('.') };
  switch (token.type) {
    case 'color':
      return channels(token.value);
    case 'dimension':
    case 'duration':
      return token.value.value;
    case 'fontFamily':
      return token.value[0];
    default:
      return token.value;
  }
}

/**
 * Theme as one collection of Figma variables with the modes Light and Dark. It is the body that Figma’s REST API takes at
 * `POST /v1/files/:key/variables` and that import plugins read. Figma has no variables for shadows and easings.
 */
export function figmaOf(theme: Theme): object {
  const collection = 'banyan';
  const modes = ['light', 'dark'] as const;
  const inModes = modes.map((mode) => ({ mode, tokens: tokensOf(theme, mode).filter(isVariable) }));
  return {
    variableCollections: [
      { action: 'CREATE', id: collection, name: `Banyan, ${theme.label}`, initialModeId: 'light' },
    ],
    variableModes: [
      { action: 'UPDATE', id: 'light', name: 'Light', variableCollectionId: collection },
      { action: 'CREATE', id: 'dark', name: 'Dark', variableCollectionId: collection },
    ],
    variables: tokensOf(theme, 'light')
      .filter(isVariable)
      .map((token) => ({
        action: 'CREATE',
        id: nameOf(token),
        name: token.path.join('/'),
        variableCollectionId: collection,
        resolvedType: figmaTypes[token.type],
        ...(token.property ? { codeSyntax: { WEB: `var(${token.property})` } } : {}),
      })),
    variableModeValues: inModes.flatMap(({ mode, tokens }) =>
      tokens.map((token) => ({ variableId: nameOf(token), modeId: mode, value: figmaValue(token) })),
    ),
  };
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Downloadable files of a theme in a mode; the file for Figma has both modes. */
export const filesOf = (theme: Theme, mode: Mode): { dtcg: TokenFile; css: TokenFile; figma: TokenFile } => ({
  dtcg: {
    name: `banyan-${theme.id}-${mode}.tokens.json`,
    type: 'application/design-tokens+json',
    text: json(dtcgOf(theme, mode)),
  },
  css: { name: `banyan-${theme.id}-${mode}.css`, type: 'text/css', text: cssOf(theme, mode) },
  figma: { name: `banyan-${theme.id}.figma.json`, type: 'application/json', text: json(figmaOf(theme)) },
});
