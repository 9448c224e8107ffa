import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { elementsOf } from '@banyan/app/document';

/** One part of a selector, as lightningcss reads it: a class, a type, what stands between two of them, `:is()` with others in it. */
interface SelectorPart {
  type: string;
  name?: string;
  kind?: string;
  selectors?: readonly (readonly SelectorPart[])[];
}

interface StyleRule {
  value: { selectors: SelectorPart[][] };
}

/** Of lightningcss what is used here. */
interface Lightning {
  transform: (options: {
    filename: string;
    code: Uint8Array;
    minify?: boolean;
    visitor?: {
      Rule: { style: (rule: StyleRule) => [] | undefined };
      Selector: (selector: readonly SelectorPart[]) => SelectorPart[] | [];
    };
  }) => { code: Uint8Array };
}

const require = createRequire(import.meta.url);
/** The parser that Vite itself minifies with, so that a chapter installs no other. */
const { transform }: Lightning = createRequire(require.resolve('vite'))('lightningcss');

/** Whether it stands for several, as the names of one thing do, the former ones among them. */
const isAnyOf = (part: SelectorPart): part is SelectorPart & Required<Pick<SelectorPart, 'selectors'>> =>
  ['is', 'where'].includes(part.kind ?? '') && part.selectors !== undefined;

/** What every class of the packages begins with; those of whoever writes the site stay as they are. */
const ours = 'banyan-';

const classesIn = (text: string): ReadonlySet<string> => new Set(text.match(/\bbanyan-[\w-]+/g));

/** @returns the rules for classes of the packages that the scripts name, and all that is about no class of theirs */
export function usedStyles(css: string, scripts: string): string {
  const named = classesIn(scripts);
  const isPartUsed = (part: SelectorPart): boolean => {
    if (isAnyOf(part)) return part.selectors.some(isUsed);
    const { type, name = '' } = part;
    return type !== 'class' || !name.startsWith(ours) || named.has(name);
  };
  const isUsed = (selector: readonly SelectorPart[]): boolean => selector.every(isPartUsed);
  const leftOf = (selector: readonly SelectorPart[]): SelectorPart[] =>
    isUsed(selector)
      ? selector.map((part) => (isAnyOf(part) ? { ...part, selectors: part.selectors.filter(isUsed) } : part))
      : [];
  const shaken = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    visitor: {
      // A rule is left out whole, or stays as it is: not all of what one can hold survives being handed back.
      Rule: { style: ({ value }) => (value.selectors.some(isUsed) ? undefined : []) },
      Selector: leftOf,
    },
  });
  // What stood around rules that are gone goes with the second look.
  const { code } = transform({ filename: 'styles.css', code: shaken.code, minify: true });
  return new TextDecoder().decode(code);
}

/** What of a page can name a class. */
export interface PageCode {
  html: string;
  /** All scripts that it may run, one behind the other. */
  scripts: string;
}

/**
 * Leaves in the stylesheets of a built document what its pages use: the packages bring one for all their components. A page
 * links only what it uses itself, and says where that of all pages lies (`data-everywhere`), which `app/styles.ts` loads before
 * it shows another one. Each gets a name of its own, so that nobody who was here before keeps what it was.
 * @param built `index.html` as Vite built it
 * @param dist Where it lies
 * @param scripts All that was built, one behind the other
 * @returns the document for a page
 */
export function pageStyles(
  built: string,
  { dist, base, scripts }: { dist: string; base: string; scripts: string },
): (page: PageCode) => string {
  const links = elementsOf(built, 'link').filter(({ attributes }) => attributes.rel === 'stylesheet');
  const sheets = links.flatMap(({ start, end, attributes: { href: address = '' } }) => {
    const tag = built.slice(start, end);
    const file = address.slice(base.length);
    // A script that loads it by itself knows it by its name.
    if (!address.startsWith(base) || scripts.includes(path.basename(file))) return [];
    const whole = readFileSync(path.join(dist, file), 'utf8');
    rmSync(path.join(dist, file));
    const write = (code: string): string => {
      const css = usedStyles(whole, code);
      const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
      const name = path.posix.join(path.posix.dirname(file), `styles-${hash}.css`);
      writeFileSync(path.join(dist, name), css);
      return base + name;
    };
    return [{ tag, address, write, everywhere: write(`${scripts}\n${built}`) }];
  });
  return ({ html, scripts: own }) =>
    sheets.reduce((text, { tag, address, write, everywhere }) => {
      const href = write(`${own}\n${built}\n${html}`);
      const says = href === everywhere ? href : `${href}" data-everywhere="${everywhere}`;
      return text.replace(tag, () => tag.replace(address, () => says));
    }, built);
}
