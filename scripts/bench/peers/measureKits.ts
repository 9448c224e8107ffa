import { type Built, bundle } from '../bundle.ts';
import { kilobytes, type Table } from '../table.ts';
import { sizesOf } from '../weights.ts';
import { installed } from './install.ts';
import { kits } from './kits.ts';

const gzip = (text: string) => (text.trim() === '' ? 0 : sizesOf(Buffer.from(text), true).gzip);

function weightOf(built: Built, onDemand: boolean): { js: number; css: number; total: number } {
  const { js, css } = built.weigh(['page'], onDemand);
  const [script, style] = [gzip(js), gzip(css)];
  return { js: script, css: style, total: script + style };
}

/**
 * The page of seven parts beside the same page of other libraries, built in the same way. @param ours The page as it was built with ours
 */
export async function measureKits(ours: Built): Promise<Table> {
  const mine = weightOf(ours, true);
  const rows = [
    rowOf('Banyan, as it arrives', weightOf(ours, false), mine.total),
    rowOf('Banyan', mine, mine.total),
  ];
  for (const { name, packages, code, without } of kits) {
    const folder = await installed(name.toLowerCase().replaceAll(' ', '-'), packages);
    if (!folder) {
      rows.push([name, 'not to be had', '', '', '', '']);
      continue;
    }
    const weight = weightOf(await bundle({ page: code }, folder), true);
    rows.push([...rowOf(name, weight, mine.total).slice(0, -1), without ?? '']);
  }
  return {
    title: 'What the page of seven parts costs with other libraries',
    columns: ['library', 'over ours', 'JavaScript', 'CSS', 'total', 'without'],
    rows,
    notes: [
      'Button, Card, Dialog, Tabs, Pagination, a field with an error, Toast; gzip at its best level, above React, all of it, whenever it is loaded; built by the same bundler with the same targets. What a library does not have is left out of its page: its own code for that comes on top.',
    ],
  };
}

const rowOf = (name: string, { js, css, total }: ReturnType<typeof weightOf>, mine: number): string[] => [
  name,
  (total / mine).toFixed(2),
  kilobytes(js),
  kilobytes(css),
  kilobytes(total),
  '',
];
