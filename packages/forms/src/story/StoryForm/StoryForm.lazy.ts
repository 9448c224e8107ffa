import { StoryBody, storyForm } from '@banyan/api/contract';
import { rulesOf } from '../../form/index.ts';

/* What an untouched form does without: fetched as one file, see `useLazyModule`. */
export { DraftNote } from '../../form/DraftNote/index.ts';

export const rules = rulesOf(storyForm, StoryBody);
