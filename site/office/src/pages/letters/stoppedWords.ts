import { countWords } from '@banyan/office/words';
import type { client } from '../../client.ts';

/** What came of stopping a letter. */
export const stoppedWords = ({ state, left }: Awaited<ReturnType<typeof client.stopMailing>>): string =>
  state === 'draft'
    ? 'Stopped. Nothing has left, and it is a draft again.'
    : `Stopped. ${countWords(left)} had left; nobody else gets it.`;
