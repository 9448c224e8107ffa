import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, within } from 'storybook/test';
import { type AnyComponentDocs, linesOf } from '../../packages/ui/docs/component/ComponentDocs.ts';

const allDocs = import.meta.glob<AnyComponentDocs>('../../packages/{ui,forms}/src/**/*.docs.ts', {
  import: 'docs',
});

interface Played {
  id: string;
  title: string;
  canvasElement: HTMLElement;
}

/** What a component's page promises of a story is so once it was played: what is announced, and which parts there are. */
export async function checkDocs({ id, title, canvasElement }: Played): Promise<void> {
  // Tests do not know the file of a story; its title ends with the component's name.
  const [, name = ''] = /(\w+)[^/]*$/.exec(title) ?? [];
  const [, load] = Object.entries(allDocs).find(([file]) => file.endsWith(`/${name}.docs.ts`)) ?? [];
  const docs = await load?.();
  if (!docs) return;
  const isThis = (key: string) => toId(title, storyNameFromExport(key)) === id;
  // What lies over the window lies beside the canvas.
  const page = within(canvasElement.ownerDocument.body);
  for (const { story, role, name: said, description, is } of linesOf(docs.says)) {
    if (!isThis(story)) continue;
    const element = await page.findByRole(role, { name: said });
    if (description !== undefined) await expect(element).toHaveAccessibleDescription(description);
    for (const [state, value] of Object.entries(is ?? {}))
      await expect(element).toHaveAttribute(`aria-${state}`, String(value));
  }
  if (!('parts' in docs.anatomy) || !isThis(docs.anatomy.story)) return;
  for (const { name: part, at, many } of docs.anatomy.parts) {
    // What lies over the window lies beside the canvas; elsewhere beside it is Storybook's own.
    const own = canvasElement.querySelectorAll(at).length;
    const found = own > 0 ? own : canvasElement.ownerDocument.querySelectorAll(at).length;
    const place = `${part}, at ${at}`;
    if (many) await expect(found, place).toBeGreaterThan(1);
    else await expect(found, place).toBe(1);
  }
}
