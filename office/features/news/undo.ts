import { newestOf } from '../../kit/newestOf.ts';
import type { SavedKind } from '../../kit/undoSaved.ts';
import { withStepUp } from '../../kit/withStepUp.ts';
import { client } from '../../shell/client.ts';

export const newsSaved: SavedKind<Omit<Parameters<typeof client.saveNews>[0], 'version'>> = {
  restore: (body, version, options) => client.saveNews({ ...body, version }, options),
  newest: async (id) => newestOf((await client.getNewsPiece({ params: { id } })).piece),
};

export const newsUndo = {
  async 'news published'({
    id,
    title,
    version,
  }: {
    id: string;
    title: string;
    version: number;
  }): Promise<string> {
    await withStepUp('Remove it from the site', (options) =>
      client.removeNews({ version }, { params: { id }, ...options }),
    );
    return `“${title}” is off the site. It is kept under Removed.`;
  },
  async 'news removed'({ id, title }: { id: string; title: string }): Promise<string> {
    await withStepUp('Restore', (options) => client.restoreNews({}, { params: { id }, ...options }));
    return `“${title}” is back.`;
  },
};
