import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withoutComments } from '../../.storybook/rules/sources.ts';
import { root } from '../steps.ts';

/** What one component adds to a page that has the theme, in bytes under gzip. */
export interface CostOfPart {
  /** Scripts that come with it. */
  js: number;
  /** Scripts that come when they are first needed. */
  onDemand: number;
  css: number;
}

/** By where it is exported: `@banyan/ui/elements/Button`. */
export type CostsOfParts = Readonly<Record<string, CostOfPart>>;

/** What was measured last, and of which version of the packages: the pages of the components show it. */
export interface KeptCosts {
  version: string;
  costs: CostsOfParts;
  /** What the sources of each part were when it was measured, by {@link stampOf}. */
  stamps: Readonly<Record<string, string>>;
}

/** Most that a part may add in all, in bytes under gzip: parts that every page carries, and those that bring much. */
export const partBudgets: Readonly<Record<string, number>> = {
  '@banyan/ui/elements/Button': 2_000,
  '@banyan/ui/elements/Text': 600,
  '@banyan/ui/layout/Section': 500,
  '@banyan/ui/sections/PageHead': 2_200,
  '@banyan/ui/navigation/Header': 16_000,
  '@banyan/ui/navigation/Footer': 1_200,
  '@banyan/ui/overlays/Dialog': 12_000,
  '@banyan/ui/overlays/Toaster': 14_500,
  '@banyan/ui/overlays/MediaViewer': 17_500,
  '@banyan/ui/content/EventRow': 6_500,
  '@banyan/forms/fields/TextField': 1_600,
  '@banyan/forms/fields/SelectField': 1_600,
};

const file = path.join(root, 'packages/ui/docs/component/costs.json');

/** What is built into a part: no stories, no tests, no samples, and nothing that is written about it. */
const isBuilt = (name: string): boolean =>
  /\.tsx?$/.test(name) && !/\.(?:stories|test|test-d|docs|example)\.tsx?$|^samples\./.test(name);

/** A few letters that change with the sources of a folder, but not with their comments. @param folder Absolute path. */
export function stampOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).filter(isBuilt).toSorted()) {
    const text = withoutComments(readFileSync(path.join(folder, name), 'utf8'));
    hash.update(`${name}\n${text.replace(/\s+/g, ' ')}`);
  }
  return hash.digest('hex').slice(0, 12);
}

/** The folder of its own that a part has: none for what shares one. @param part As `@banyan/ui/elements/Button`. */
function folderOf(part: string): string | undefined {
  const [, name = '', ...rest] = part.split('/');
  const folder = path.join(root, 'packages', name, 'src', ...rest);
  return existsSync(folder) ? folder : undefined;
}

/** Keeps what was measured, as that of the version that the packages have now and of the sources as they stand. */
export async function keepCosts(costs: CostsOfParts): Promise<void> {
  const manifest: { version: string } = JSON.parse(
    readFileSync(path.join(root, 'packages/ui/package.json'), 'utf8'),
  );
  const stamps = Object.keys(costs).flatMap((part): [string, string][] => {
    const folder = folderOf(part);
    return folder === undefined ? [] : [[part, stampOf(folder)]];
  });
  const kept: KeptCosts = { version: manifest.version, costs, stamps: Object.fromEntries(stamps) };
  await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`);
}
