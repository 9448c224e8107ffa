import { type FormValues, type JobBody, jobForm } from '@banyan/api/contract';
import { lazyModule } from '@banyan/ui/hooks';
import { useRef } from 'react';
import { useVerification } from '../../captcha/index.ts';
import { definedBy, type FormConnection, useForm } from '../../form/index.ts';

export type JobValues = FormValues<'job'>;

export type JobFormOptions = FormConnection<JobValues, JobBody>;

const definition = definedBy(jobForm);
const lazy = lazyModule(() => import('./JobForm.lazy.ts'));
type Parts = typeof import('./JobForm.lazy.ts');

/** Everything the job form knows and does; `JobForm` shows it. */
export function useJobForm({ serverState, clock, ...connection }: JobFormOptions) {
  const verification = useVerification(clock, serverState);
  const state = useForm<JobValues, JobBody, Parts>({
    ...connection,
    form: useRef<HTMLFormElement>(null),
    ...definition,
    lazy,
    serverState,
    clock,
    captcha: verification,
  });
  return { ...state, verification };
}

export type JobFormState = ReturnType<typeof useJobForm>;
