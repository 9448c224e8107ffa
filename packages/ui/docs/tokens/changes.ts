import { themes } from '../../src/themes/index.ts';
import { type Mode, nameOf, type Token, tokensOf } from './tokens.ts';

/** Every token by name as a short text: what a version is remembered by. */
export type Snapshot = Readonly<Record<string, string>>;

/** What became of a token since a version. */
export interface TokenChange {
  name: string;
  /** Left out of a token that is new. */
  before?: string;
  /** Left out of one that is gone. */
  now?: string;
}

const shortly = ({ alias, css }: Token): string => alias?.join('.') ?? css;
const isThemes = (name: string): boolean => /^palette\.(?:brand|accent|line)-|^mark\./.test(name);

/**
 * The tokens as they are now, each as few times as it can differ: what a theme decides once per theme, a purpose of a
 * colour and a shadow once per mode, everything else once.
 */
export function snapshot(): Snapshot {
  const all: Record<string, string> = {};
  const [national] = themes;
  for (const mode of ['light', 'dark'] satisfies Mode[])
    for (const token of tokensOf(national, mode)) {
      const name = nameOf(token);
      if (isThemes(name)) continue;
      all[/^(?:color|shadow)\./.test(name) ? `${name}, ${mode}` : name] = shortly(token);
    }
  for (const theme of themes)
    for (const token of tokensOf(theme, 'light')) {
      const name = nameOf(token);
      if (isThemes(name)) all[`${name}, ${theme.label}`] = shortly(token);
    }
  return all;
}

/** What differs between a version and now, by name. */
export function changesSince(version: Snapshot, now: Snapshot = snapshot()): TokenChange[] {
  return [...new Set([...Object.keys(version), ...Object.keys(now)])].toSorted().flatMap((name) => {
    const [before, after] = [version[name], now[name]];
    if (before === after) return [];
    return [
      { name, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { now: after }) },
    ];
  });
}
