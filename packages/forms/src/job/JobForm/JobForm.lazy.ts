import { JobBody, jobForm } from '@banyan/api/contract';
import * as v from 'valibot';
import { rulesOf } from '../../form/index.ts';

/* What an untouched form does without: fetched as one file, see `useLazyModule`. */
export { DraftNote } from '../../form/DraftNote/index.ts';

// The verification has its own rule.
export const rules = rulesOf(jobForm, JobBody, v.omit(JobBody, ['captchaToken']));
