import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { type AnyComponentDocs, linesOf } from '../../packages/ui/docs/component/ComponentDocs.ts';
import { readText } from '../rules/sources.ts';
import { titleOf } from '../rules/stories.ts';
import { pagesBuilt, test } from './built.ts';

/*
 * What a component's page says of what is announced, beside the browser's own accessibility tree: the tests of stories
 * compute names in script.
 */

type Said = Extract<AnyComponentDocs['says'], readonly unknown[]>[number];

const root = path.join(import.meta.dirname, '../..');

/** What is said of each story that a written page names, by the story's address. */
async function saidByStory(): Promise<Map<string, Said[]>> {
  const stories = new Map<string, Said[]>();
  for (const file of globSync('packages/{ui,forms}/src/**/*.docs.ts', { cwd: root })) {
    const { docs }: { docs: AnyComponentDocs } = await import(path.join(root, file));
    const beside = file.replace(/\.docs\.ts$/, '.stories.tsx');
    const title = titleOf({ path: beside, text: readText(beside) }) ?? '';
    for (const said of linesOf(docs.says)) {
      const id = toId(title, storyNameFromExport(said.story));
      stories.set(id, [...(stories.get(id) ?? []), said]);
    }
  }
  return stories;
}

/** A line of the tree as Playwright writes it, between quotes for names with a colon; what is unavailable is said so. */
const lineOf = ({ role, name, is }: Said): string => {
  const line = `${role} ${JSON.stringify(name)}${is?.disabled ? ' [disabled]' : ''}`;
  return `- '${line.replaceAll("'", "''")}'`;
};

async function opened(page: Page, address: string, id: string): Promise<void> {
  await page.goto(`${address}iframe.html?viewMode=story&id=${id}`);
  await expect(page.locator('#storybook-root > *').first()).toBeAttached();
}

const stories = [...(await saidByStory())];
const middle = Math.ceil(stories.length / 2);

test('what is built has the pages that promise names', () => {
  expect(stories.length).toBeGreaterThan(40);
  const pages = pagesBuilt().map(({ id }) => id.replace(/--docs$/, ''));
  expect(stories.flatMap(([id]) => (pages.includes(id.replace(/--.*$/, '')) ? [] : [id]))).toEqual([]);
});

// In two halves, one for each worker.
for (const [half, part] of Object.entries({
  first: stories.slice(0, middle),
  second: stories.slice(middle),
})) {
  test(`what is announced is found in the tree of the browser: ${half} half`, async ({ page, address }) => {
    for (const [id, said] of part) {
      await opened(page, address, id);
      for (const one of said)
        await test.step(`${id}: ${one.role} “${one.name}”`, () =>
          expect(page.locator('body')).toMatchAriaSnapshot(lineOf(one)));
    }
  });
}
