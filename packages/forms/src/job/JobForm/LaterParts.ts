import { JobBody } from '@banyan/api/contract';
import * as v from 'valibot';
import { payloadOf } from '../../form/checkWith.ts';
import { checkWith, type FormRules } from '../../form/index.ts';
import { type JobValues, jobNames } from './jobFields.ts';

/* What an untouched form does without: fetched as one file, see `useLater`. */
export { DraftNote } from '../../form/DraftNote/index.ts';

export const rules: FormRules<JobValues, JobBody> = {
  // The verification has its own.
  check: checkWith<JobValues>(v.omit(JobBody, ['captchaToken']), jobNames),
  bodyOf: (values, captchaToken) => v.parse(JobBody, { ...payloadOf(values, jobNames), captchaToken }),
};
