import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { elementsOf } from '@banyan/app/document';

/** Part of a selector, as lightningcss reads it: a class, a type, a combinator, or `:is()` with other selectors. */
interface SelectorPart {
  type: string;
  name?: string;
  kind?: string;
  selectors?: readonly (readonly SelectorPart[])[];
}

interface StyleRule {
  value: { selectors: SelectorPart[][] };
}

/** Part of lightningcss that is used here. */
interface Lightning {
  transform: (options: {
    filename: string;
    code: Uint8Array;
    minify?: boolean;
    visitor?: {
      Rule: { style: (rule: StyleRule) => [] | undefined };
      Selector: (selector: readonly SelectorPart[]) => SelectorPart[] | undefined;
    };
  }) => { code: Uint8Array };
}

const require = createRequire(import.meta.url);
/** Parser that Vite itself minifies with, so that a chapter needs no other. */
const { transform }: Lightning = createRequire(require.resolve('vite'))('lightningcss');

/** True for a list of selectors, such as the current and former names of a class. */
const isAnyOf = (part: SelectorPart): part is SelectorPart & Required<Pick<SelectorPart, 'selectors'>> =>
  ['is', 'where'].includes(part.kind ?? '') && part.selectors !== undefined;

/** Prefix of every class of the packages; the site's own classes are kept. */
const ours = 'banyan-';

const classesIn = (text: string): ReadonlySet<string> => new Set(text.match(/\bbanyan-[\w-]+/g));

/** @returns the rules for the packages' classes that the scripts name, and all rules without such classes */
export function usedStyles(css: string, scripts: string): string {
  const named = classesIn(scripts);
  const isPartUsed = (part: SelectorPart): boolean => {
    if (isAnyOf(part)) return part.selectors.some(isUsed);
    const { type, name = '' } = part;
    return type !== 'class' || !name.startsWith(ours) || named.has(name);
  };
  const isUsed = (selector: readonly SelectorPart[]): boolean => selector.every(isPartUsed);
  // Only what changes is returned: lightningcss cannot take back every part, such as `:active-view-transition-type()`.
  const leftOf = (selector: readonly SelectorPart[]): SelectorPart[] | undefined => {
    if (!isUsed(selector)) return [];
    if (!selector.some(isAnyOf)) return undefined;
    return selector.map((part) =>
      isAnyOf(part) ? { ...part, selectors: part.selectors.filter(isUsed) } : part,
    );
  };
  const shaken = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    visitor: {
      // A rule is removed whole or kept unchanged: lightningcss cannot take back everything that a rule can contain.
      Rule: { style: ({ value }) => (value.selectors.some(isUsed) ? undefined : []) },
      Selector: leftOf,
    },
  });
  // The second pass removes blocks that are empty now.
  const { code } = transform({ filename: 'styles.css', code: shaken.code, minify: true });
  return new TextDecoder().decode(code);
}

/** Code of a page that can name a class. */
export interface PageCode {
  html: string;
  /** All scripts that it may run, concatenated. */
  scripts: string;
}

/**
 * Reduces the stylesheets of a built document to the rules that its pages use: the packages have one for all their components. A
 * page links only its own rules, and names the stylesheet for all pages (`data-everywhere`). `app/styles.ts` loads that before it
 * shows another page. Each has a hash in its name, so that no browser uses an outdated one.
 * @param built `index.html` as Vite built it
 * @param dist Folder of the built site
 * @param scripts All built scripts, concatenated
 * @returns a function that returns the document of a page
 */
export function pageStyles(
  built: string,
  { dist, base, scripts }: { dist: string; base: string; scripts: string },
): (page: PageCode) => string {
  const links = elementsOf(built, 'link').filter(({ attributes }) => attributes.rel === 'stylesheet');
  const sheets = links.flatMap(({ start, end, attributes: { href: address = '' } }) => {
    const tag = built.slice(start, end);
    const file = address.slice(base.length);
    // A script that loads the file itself refers to it by its name.
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
