import { type FormValues, JobBody, jobForm } from '@banyan/api/contract';
import { useRef } from 'react';
import { useVerification } from '../../captcha/index.ts';
import { definedBy, type FormConnection, rulesOf, useForm } from '../../form/index.ts';

export type JobValues = FormValues<'job'>;

export type JobFormOptions = FormConnection<JobValues, JobBody>;

const definition = definedBy(jobForm);
const rules = rulesOf(jobForm, JobBody);

/** State and behavior of the job form; `JobForm` shows it. */
export function useJobForm({ serverState, clock, ...connection }: JobFormOptions) {
  const verification = useVerification(clock, serverState);
  const state = useForm<JobValues, JobBody>({
    ...connection,
    form: useRef<HTMLFormElement>(null),
    ...definition,
    rules,
    serverState,
    clock,
    captcha: verification,
  });
  return { ...state, verification };
}

export type JobFormState = ReturnType<typeof useJobForm>;
