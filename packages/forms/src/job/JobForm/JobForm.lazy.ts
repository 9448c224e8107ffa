import { JobBody, jobForm } from '@banyan/api/contract';
import { rulesOf } from '../../form/index.ts';

/* What an untouched form does without: fetched as one file, see `useLazyModule`. */
export { DraftNote, DraftNotice } from '../../form/DraftNote/index.ts';
export { JobPreview } from './JobPreview.tsx';

export const rules = rulesOf(jobForm, JobBody);
