import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pageStyles, usedStyles } from './usedStyles.ts';

const css = `
@layer tokens { :root { --ink: #111 } }
@layer components {
  .banyan-Button-button, .banyan-Card-card > .banyan-Button-button { color: red }
  .banyan-Button-variants-accent:hover { color: blue }
  .banyan-Button { top: 0 }
  @media (width > 600px) { .banyan-Card-card { left: 0 } }
}
.mine { right: 0 }`;

describe('used styles of the packages', () => {
  test('keeps the rules whose classes its scripts name, whole names only', () => {
    const kept = usedStyles(css, 'const button="banyan-Button-button"');
    expect(kept).toContain('.banyan-Button-button{color:red}');
    expect(kept).not.toMatch(/Card|accent|top|@media/);
  });

  test('keeps what those rules contain, such as a variable, under any of their names', () => {
    const former = `:is(.banyan-Card-card, .banyan-Plate-card) { top: var(--one) }
      :is(.banyan-Letter-body, .banyan-Words-body) { color: red }
      .banyan-Card-card, .banyan-Letter-body { left: var(--two) }`;
    const kept = usedStyles(former, '"banyan-Card-card"');
    expect(kept).toBe('.banyan-Card-card{top:var(--one);left:var(--two)}');
  });

  test('keeps the order of the layers, even when the first rules of one are removed', () => {
    const layered = `
      @layer low { .banyan-Card-card { color: red } }
      @layer high { .banyan-Button-button { color: green } }
      @layer low { .banyan-Button-button { color: red } }`;
    const kept = usedStyles(layered, 'const button="banyan-Button-button"');
    expect(kept.indexOf('@layer low')).toBeLessThan(kept.indexOf('@layer high'));
  });

  test('keeps selectors that lightningcss cannot take back', () => {
    const walk = ':root:active-view-transition-type(chapter-walk)::view-transition-old(*){animation:none}';
    expect(usedStyles(walk, '')).toBe(walk);
  });

  test('keeps all rules that concern no component, and the site’s own', () => {
    const kept = usedStyles(css, '');
    expect(kept).toContain('--ink:#111');
    expect(kept).toContain('.mine{right:0}');
    expect(kept).not.toContain('banyan');
  });
});

describe('stylesheets of a built site', () => {
  let dist: string;
  beforeEach(() => {
    dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
    writeFileSync(path.join(dist, 'index-1.css'), css);
  });
  afterEach(() => rmSync(dist, { recursive: true, force: true }));

  const html = '<head><link rel="stylesheet" crossorigin href="/site/index-1.css"></head>';
  /** Page that runs one script, of a site with other scripts. */
  const page = (scripts: string, others = '', body = '') =>
    pageStyles(html, { dist, base: '/site/', scripts: `${scripts}\n${others}` })({ html: body, scripts });
  const linked = (text: string) =>
    [...text.matchAll(/="\/site\/(styles-[\w-]+\.css)"/g)].map(([, name = '']) => name);
  const cssOf = (name: string | undefined) => readFileSync(path.join(dist, name ?? ''), 'utf8');

  test('gives a stylesheet another name when another rule is used', () => {
    const [one] = linked(page('"banyan-Button-button"'));
    expect(readdirSync(dist)).toEqual([one]);
    expect(cssOf(one)).toContain('.banyan-Button-button');
    writeFileSync(path.join(dist, 'index-1.css'), css);
    expect(page('"banyan-Card-card"')).not.toContain(one);
  });

  test('links what the page’s scripts and HTML name, and gives the address of the stylesheet for all pages', () => {
    const text = page('"banyan-Button-button"', '"banyan-Card-card"', '<p class="banyan-Button">');
    expect(text).toMatch(/href="[^"]+" data-everywhere="[^"]+"/);
    const [own, everywhere] = linked(text).map(cssOf);
    expect(own).toContain('.banyan-Button-button{');
    expect(own).toContain('.banyan-Button{');
    expect(own).not.toContain('Card');
    expect(everywhere).toContain('.banyan-Card-card');
  });

  test('keeps a stylesheet that a script loads', () => {
    expect(page('load("index-1.css")')).toBe(html);
    expect(existsSync(path.join(dist, 'index-1.css'))).toBe(true);
  });
});
