import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base } from '@playwright/test';

/** Entry of Storybook's `index.json`. */
export interface Entry {
  id: string;
  /** `Content/Events/EventRow`. */
  title: string;
  type: string;
}

const index = path.join(import.meta.dirname, '../../storybook-static/index.json');

/** Pages and stories of the built Storybook, in the order of its sidebar. @throws an error when none was built */
export function entriesBuilt(): Entry[] {
  if (!existsSync(index)) throw new Error('Build Storybook first: npx pnpm@12 build-storybook');
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(index, 'utf8'));
  return Object.values(entries);
}

export const test = base.extend<object, { address: string }>({
  /** Address of the served Storybook. */
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from here
    async ({}, use) => use(process.env.STORYBOOK_ADDRESS ?? ''),
    { scope: 'worker' },
  ],
});
