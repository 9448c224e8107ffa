import { withStepUp } from '../../kit/withStepUp.ts';
import { client } from '../../shell/client.ts';

export const publishedUndo = {
  async published({ ref, title }: { ref: string; title: string }): Promise<string> {
    await withStepUp('Undo', (options) => client.undoPublished({}, { params: { ref }, ...options }));
    return `“${title}” is back to what it was.`;
  },
};
