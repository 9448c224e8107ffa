import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../steps.ts';
import { type Built, bundle } from './bundle.ts';
import { type CostOfPart, type CostsOfParts, keepCosts, partBudgets } from './costs.ts';
import { measureKits } from './peers/measureKits.ts';
import { kilobytes, type Table, verdict } from './table.ts';
import { sizesOf } from './weights.ts';

/** Most that the page of seven parts may cost above React, in bytes of gzip: when it arrives, and once everything was used. */
const kitBudgets = { arrives: 12_000, used: 28_000 } as const;

/** Of the libraries that the shape of the project names what the page of seven parts uses of them: as it arrives, and in all. */
const givenEntries = {
  tabs: "export { Content, List, Root, Trigger } from '@radix-ui/react-tabs';",
  dialog: "export { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';",
  toasts: "export { Toaster, toast } from 'sonner';",
};

/** The page that every other one is compared with: the tokens, base styles and font faces, and no component. */
const base = "import '@banyan/ui/theme';";

/**
 * What the components cost: a page of seven of them, a page of two, and each one by itself.
 * @param update Whether to keep what each costs for the pages of the components.
 */
export async function* measureComponents(update: boolean): AsyncGenerator<Table> {
  const kit = path.join(root, 'scripts', 'bench', 'kit');
  const [seven, two, given] = await Promise.all([
    bundle({ page: `export * from '${path.join(kit, 'SevenParts.tsx')}';` }),
    bundle({ page: `export * from '${path.join(kit, 'ButtonAndText.tsx')}';` }),
    bundle(givenEntries, path.join(root, 'packages', 'ui')),
  ]);
  yield pageTable({ seven, two, given });
  yield await measureKits(seven);
  const costs = await measureCosts(await exportedComponents());
  if (update) await keepCosts(costs);
  yield costTable(costs);
}

function pageTable({ seven, two, given }: Record<'seven' | 'two' | 'given', Built>): Table {
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
      row('… of it Radix’ tabs', weightOf(given, ['tabs'], true)),
      row(
        'The same, after its dialogs were opened and a toast was said',
        weightOf(seven, ['page'], true),
        kitBudgets.used,
      ),
      row('… of it Radix’ tabs and dialog, and sonner', weightOf(given, Object.keys(givenEntries), true)),
      row('Button and Text', weightOf(two, ['page'], true)),
    ],
    notes: [
      'gzip at its best level. The theme with its tokens, base styles and font faces is inside.',
      "As it arrives it is ready for use. Dialog, Pagination's dialog and Toaster load their code, Radix' and sonner's, when they are first needed: the second row has everything.",
      'What can come later does: tabs cannot, for they have to answer the first key.',
    ],
  };
}

/** What each of these adds to the theme, built together and weighed apart. @param parts As `@banyan/ui/elements/Button`. */
async function measureCosts(parts: readonly string[]): Promise<CostsOfParts> {
  const entryOf = (part: string) => {
    const end = part.lastIndexOf('/');
    return `export { ${part.slice(end + 1)} } from '${part.slice(0, end)}';`;
  };
  const built = await bundle({ base, ...Object.fromEntries(parts.map((part) => [part, entryOf(part)])) });
  const bare = costOf(built, ['base']);
  return Object.fromEntries(
    parts.map((part) => {
      const cost = costOf(built, ['base', part]);
      return [
        part,
        { js: cost.js - bare.js, onDemand: cost.onDemand - bare.onDemand, css: cost.css - bare.css },
      ];
    }),
  );
}

function costTable(costs: CostsOfParts): Table {
  const rows = Object.entries(costs)
    .map(([part, { js, onDemand, css }]) => ({ part, sizes: [js, onDemand, css, js + onDemand + css] }))
    .sort((a, b) => (b.sizes.at(-1) ?? 0) - (a.sizes.at(-1) ?? 0));
  return {
    title: 'What each component adds to a page with the theme',
    columns: ['component', 'from', 'JavaScript', 'on demand', 'CSS', 'total', 'budget', ''],
    rows: rows.map(({ part, sizes }) => [
      path.posix.basename(part),
      path.posix.dirname(part),
      ...sizes.map(kilobytes),
      ...budgetOf(part, sizes.at(-1) ?? 0),
    ]),
    notes: [
      'All are built together and weighed apart, so a module that two of them share counts in full for each.',
    ],
  };
}

function budgetOf(part: string, total: number): [budget: string, verdict: string] {
  const budget = partBudgets[part];
  return budget === undefined ? ['', ''] : [kilobytes(budget), verdict(total, budget)];
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
function costOf(built: Built, entries: readonly string[]): CostOfPart {
  const { js } = weightOf(built, entries, false);
  const all = weightOf(built, entries, true);
  return { js, onDemand: all.js - js, css: all.css };
}

/** Every component that the two packages export, found in the exports themselves: `@banyan/ui/elements/Button`. */
export async function exportedComponents(): Promise<string[]> {
  const modules = [...(await modulesOf('ui')), ...(await modulesOf('forms'))];
  const built = await bundle(Object.fromEntries(modules.map((from) => [from, `export * from '${from}';`])));
  return modules.flatMap((from) =>
    built
      .exportsOf(from)
      .filter((name) => /^[A-Z].*[a-z]/.test(name))
      .map((name) => `${from}/${name}`),
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
