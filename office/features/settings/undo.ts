import { withStepUp } from '../../kit/withStepUp.ts';
import { client } from '../../shell/client.ts';
import type { SavedReason } from '../review/reasons.ts';

export const settingsUndo = {
  async 'reason removed'({ reason }: { reason: SavedReason }): Promise<string> {
    await withStepUp(`Save the reason “${reason.title}”`, (options) => client.saveReason(reason, options));
    return `“${reason.title}” is saved again.`;
  },
};
