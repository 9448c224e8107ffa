import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
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
}

const file = path.join(root, 'packages/ui/docs/component/costs.json');

/** Keeps what was measured, as that of the version that the packages have now. */
export async function keepCosts(costs: CostsOfParts): Promise<void> {
  const manifest: { version: string } = JSON.parse(
    await readFile(path.join(root, 'packages/ui/package.json'), 'utf8'),
  );
  const kept: KeptCosts = { version: manifest.version, costs };
  await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`);
}
