import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../steps.ts';
import { type Built, bundle } from './bundle.ts';
import { kilobytes, type Table, verdict } from './table.ts';
import { sizesOf } from './weights.ts';

/** Most that the page of seven parts may cost above React, in bytes of gzip: when it arrives, and once everything was used. */
const kitBudgets = { arrives: 12_000, used: 28_000 } as const;

/** The page that every other one is compared with. */
const base = "export { Button, Text } from '@banyan/ui/elements';\nimport '@banyan/ui/theme';";

/** What the components cost: a page of seven of them, a page of two, and each one by itself. */
export async function* measureComponents(): AsyncGenerator<Table> {
  const kit = path.join(root, 'scripts', 'bench', 'kit');
  const [seven, two] = await Promise.all([
    bundle({ page: `export * from '${path.join(kit, 'SevenParts.tsx')}';` }),
    bundle({ page: `export * from '${path.join(kit, 'ButtonAndText.tsx')}';` }),
  ]);
  yield pageTable({ seven, two });
  yield await marginalTable();
}

function pageTable({ seven, two }: { seven: Built; two: Built }): Table {
  const row = (name: string, { js, css }: Weight, budget?: number) => [
    name,
    kilobytes(js),
    kilobytes(css),
    kilobytes(js + css),
    ...(budget === undefined ? ['', ''] : [kilobytes(budget), verdict(js + css, budget)]),
  ];
  return {
    title: 'What a page of components costs above React',
    columns: ['page', 'JavaScript', 'CSS', 'total', 'budget', ''],
    rows: [
      row(
        'Button, Card, Dialog, Tabs, Pagination, field with error, Toast',
        weightOf(seven, ['page'], false),
        kitBudgets.arrives,
      ),
      row(
        'The same, after its dialogs were opened and a toast was said',
        weightOf(seven, ['page'], true),
        kitBudgets.used,
      ),
      row('Button and Text', weightOf(two, ['page'], true)),
    ],
    notes: [
      'gzip at its best level. The theme with its tokens, base styles and font faces is inside.',
      "As it arrives it is ready for use. Dialog, Pagination's dialog and Toaster load their code, Radix' and sonner's, when they are first needed: the second row has everything.",
    ],
  };
}

async function marginalTable(): Promise<Table> {
  const names = await exportedComponents();
  const built = await bundle({
    base,
    ...Object.fromEntries(
      names.map(({ name, from }) => [`${from}/${name}`, `export { ${name} } from '${from}';`]),
    ),
  });
  const bare = costOf(built, ['base']);
  const rows = names
    .map(({ name, from }) => {
      const cost = costOf(built, ['base', `${from}/${name}`]);
      const [js, later, css] = [cost.js - bare.js, cost.later - bare.later, cost.css - bare.css];
      return { name, from, js, later, css, total: js + later + css };
    })
    .sort((a, b) => b.total - a.total);
  return {
    title: 'What each component adds to a page of Button and Text',
    columns: ['component', 'from', 'JavaScript', 'on demand', 'CSS', 'total'],
    rows: rows.map(({ name, from, js, later, css, total }) => [
      name,
      from,
      ...[js, later, css, total].map(kilobytes),
    ]),
    notes: [
      `The page of Button and Text by itself: ${kilobytes(bare.js)} of JavaScript and ${kilobytes(bare.css)} of CSS, gzip, without React.`,
      'All are built together and weighed apart, so a module that two of them share counts in full for each.',
    ],
  };
}

interface Weight {
  js: number;
  css: number;
}

/** Sizes under gzip of what entries load at once, or of that and everything that they load on demand. */
function weightOf(built: Built, entries: readonly string[], onDemand: boolean): Weight {
  const gzip = (text: string) => (text.trim() === '' ? 0 : sizesOf(Buffer.from(text), true).gzip);
  const { js, css } = built.weigh(entries, onDemand);
  return { js: gzip(js), css: gzip(css) };
}

/** What comes on demand is weighed as what it adds; its styles count under CSS. */
function costOf(built: Built, entries: readonly string[]): Weight & { later: number } {
  const { js } = weightOf(built, entries, false);
  const all = weightOf(built, entries, true);
  return { js, later: all.js - js, css: all.css };
}

/** Every component that the two packages export, found in the exports themselves. */
async function exportedComponents(): Promise<{ name: string; from: string }[]> {
  const modules = [...(await modulesOf('ui')), ...(await modulesOf('forms'))];
  const built = await bundle(Object.fromEntries(modules.map((from) => [from, `export * from '${from}';`])));
  return modules.flatMap((from) =>
    built
      .exportsOf(from)
      .filter((name) => /^[A-Z].*[a-z]/.test(name))
      .map((name) => ({ name, from })),
  );
}

/** The modules that a package offers: every folder of its sources that has an index and is in its exports. */
async function modulesOf(packageName: 'ui' | 'forms'): Promise<string[]> {
  const folder = path.join(root, 'packages', packageName);
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  );
  const sources = await readdir(path.join(folder, 'src'), { recursive: true });
  return sources
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /^[a-z-]+\/index\.ts$/.test(file) && !/^themes?\//.test(file))
    .map((file) => path.posix.dirname(file))
    .filter((part) => `./${part}` in exports || './*' in exports)
    .sort()
    .map((part) => `@banyan/${packageName}/${part}`);
}
