import { StoryBody, storyForm } from '@banyan/api/contract';
import { rulesOf } from '../../form/index.ts';

/* What an untouched form does without: fetched as one file, see `useLazyModule`. */
export { DraftNote, DraftNotice } from '../../form/DraftNote/index.ts';
export { WrittenStory } from './WrittenStory.tsx';

export const rules = rulesOf(storyForm, StoryBody);
