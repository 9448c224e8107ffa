import { describe, expect, it } from 'vitest';
import { exportedNames, namesOfNothing } from './rules/names.ts';
import { sourcesIn } from './rules/sources.ts';

const file = (path: string, text: string) => ({ path, text });
const known = new Set(['Button', 'Dialog']);

describe('a name that is written down is that of something', () => {
  it.each([
    ['a/A.docs.ts', "because: 'Use `Buttom`.'", ['a/A.docs.ts: Buttom']],
    ['a/A.docs.ts', "says: 'A `Button`, a `button`, `CTA` and `Other`.'", []],
    ['a/A.tsx', '/** As in a `ButtonLick`, in `December`. */', ['a/A.tsx: ButtonLick']],
    ['a/A.tsx', 'const a = `Dialogue`;', []],
    ['a/A.mdx', 'Open a `Dialogue`.\n\n```tsx\n<A>`Sample`</A>\n```\n', ['a/A.mdx: Dialogue']],
  ])('in %s: %s', (path, text, faults) => expect(namesOfNothing([file(path, text)], known)).toEqual(faults));

  it('may be that of anything exported', () => {
    const text = "export interface Row {}\nexport { type Column, table as Table } from './a.ts';";
    expect([...exportedNames([file('a.ts', text)])]).toEqual(
      expect.arrayContaining(['Row', 'Column', 'Table']),
    );
  });

  it('holds for every component, every pattern and every page', () => {
    const packages = ['ui', 'forms', 'app', 'api', 'create-chapter'].flatMap((name) => [
      ...sourcesIn(`packages/${name}/src`),
    ]);
    const pages = ['ui', 'create-chapter'].flatMap((name) => sourcesIn(`packages/${name}/docs`));
    const all = [...packages, ...sourcesIn('office'), ...pages, ...sourcesIn('.storybook/patterns')];
    expect(namesOfNothing(all, exportedNames(all))).toEqual([]);
  });
});
