import { type JobBody, jobMessages } from '@banyan/api/contract';
import { useRef } from 'react';
import { useVerification } from '../../captcha/index.ts';
import { createDraftStore, type FormConnection, laterParts, useForm } from '../../form/index.ts';
import { emptyJob, type JobValues, jobNames } from './jobFields.ts';

export type JobFormOptions = FormConnection<JobValues, JobBody>;

const later = laterParts(() => import('./LaterParts.ts'));
type Parts = typeof import('./LaterParts.ts');

const draftStore = createDraftStore({ key: 'job', version: 1, names: jobNames });

/** Everything the job form knows and does; `JobForm` shows it. */
export function useJobForm({ serverState, clock, ...connection }: JobFormOptions) {
  const verification = useVerification(clock, serverState);
  const state = useForm<JobValues, JobBody, Parts>({
    ...connection,
    form: useRef<HTMLFormElement>(null),
    prefix: 'job',
    names: jobNames,
    empty: emptyJob,
    draftStore,
    wording: { failed: jobMessages.failed, errorOccurred: jobMessages.errorOccurred },
    later,
    serverState,
    clock,
    captcha: verification,
  });
  return { ...state, verification };
}

export type JobFormState = ReturnType<typeof useJobForm>;
