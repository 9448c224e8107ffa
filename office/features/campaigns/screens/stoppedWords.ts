import { countWords } from '../../../kit/words/counts.ts';
import type { client } from '../../../shell/client.ts';

/** Result of stopping a campaign, as a sentence. */
export const stoppedWords = ({ state, left }: Awaited<ReturnType<typeof client.stopCampaign>>): string =>
  state === 'draft'
    ? 'Stopped. Nothing was sent, and it is a draft again.'
    : `Stopped. ${countWords(left)} were already sent; no one else gets it.`;
