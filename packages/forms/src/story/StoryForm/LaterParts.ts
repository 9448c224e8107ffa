import { StoryBody } from '@banyan/api/contract';
import * as v from 'valibot';
import { checkWith, type FormRules } from '../../form/index.ts';
import { type StoryValues, storyNames } from './storyValues.ts';

/* What an untouched form does without: fetched as one file, see `useLater`. */
export { DraftNote } from '../../form/DraftNote/index.ts';

export const rules: FormRules<StoryValues, StoryBody> = {
  check: checkWith<StoryValues>(StoryBody, storyNames),
  bodyOf: (values, captchaToken, photo) => v.parse(StoryBody, { ...values, photo, captchaToken }),
};
