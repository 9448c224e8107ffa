import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, within } from 'storybook/test';
import type { AnyComponentDocs } from '../../packages/ui/docs/component/ComponentDocs.ts';

const allDocs = import.meta.glob<AnyComponentDocs>('../../packages/{ui,forms,office}/src/**/*.docs.ts', {
  import: 'docs',
});

interface Played {
  id: string;
  title: string;
  parameters: { fileName?: string };
  canvasElement: HTMLElement;
}

/** What a component's page promises of a story is so once it was played: what is announced, and which parts there are. */
export async function checkDocs({ id, title, parameters, canvasElement }: Played): Promise<void> {
  const file = parameters.fileName?.replace(/^\.\//, '../../').replace(/\.stories\.tsx$/, '.docs.ts');
  const docs = file === undefined ? undefined : await allDocs[file]?.();
  if (!docs) return;
  const isThis = (key: string) => toId(title, storyNameFromExport(key)) === id;
  // What lies over the window lies beside the canvas.
  const page = within(canvasElement.ownerDocument.body);
  for (const { story, role, name, description, is } of docs.says) {
    if (!isThis(story)) continue;
    const element = await page.findByRole(role, { name });
    if (description !== undefined) await expect(element).toHaveAccessibleDescription(description);
    for (const [state, value] of Object.entries(is ?? {}))
      await expect(element).toHaveAttribute(`aria-${state}`, String(value));
  }
  if (!docs.anatomy || !isThis(docs.anatomy.story)) return;
  for (const { name, at } of docs.anatomy.parts) {
    const found = canvasElement.ownerDocument.querySelectorAll(`${at}`);
    await expect(found.length, `${name}, at ${at}`).toBeGreaterThan(0);
  }
}
