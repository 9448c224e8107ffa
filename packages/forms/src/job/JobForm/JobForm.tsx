import { jobMessages } from '@banyan/api/contract';
import { Button, Notice } from '@banyan/ui/elements';
import { Split, Stack } from '@banyan/ui/layout';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorSummary, FormBody, FormFoot } from '../../form/index.ts';
import { live } from '../../form/live.css.ts';
import { HumanVerification, type VerificationSettings } from '../../verification/index.ts';
import { JobDetails } from './JobDetails.tsx';
import { JobPreview, type PreviewWords } from './JobPreview.tsx';
import type { NextStep } from './JobSent.tsx';
import { PosterInformation } from './PosterInformation.tsx';
import { type JobFormOptions, type JobFormState, useJobForm } from './useJobForm.ts';

export interface JobFormProps extends JobFormOptions {
  /** Which human verification; `undefined` until the deployment's configuration has arrived. */
  verification: VerificationSettings | undefined;
  /** Beside the form: the job as the board will show it. */
  preview: PreviewWords;
  /** What somebody who posts agrees to, as one sentence. */
  terms: ReactNode;
  /** What happens after it was sent. */
  nextSteps: readonly NextStep[];
  /** Where the jobs stand. @default '/job-board' */
  boardHref?: string;
  /** For visitors without JavaScript: where to write instead. */
  withoutJavaScript?: ReactNode;
}

/**
 * A job for the board (spec part 2 §2, §4, §5, §8), with its row beside it as it grows. Keeps a draft until it is sent or
 * discarded. Put it into a `Container`.
 */
export function JobForm({
  verification: settings,
  preview,
  terms,
  nextSteps,
  boardHref = '/job-board',
  withoutJavaScript,
  ...options
}: JobFormProps) {
  const state = useJobForm(options);
  const { sent, fields, draft, later } = state;
  return (
    <Split>
      {sent && later ? (
        <later.JobSent
          receipt={sent.receipt}
          nextSteps={nextSteps}
          boardHref={boardHref}
          onAgain={state.again}
        />
      ) : (
        <Stack space={24}>
          {withoutJavaScript ? <noscript>{withoutJavaScript}</noscript> : null}
          <FormBody
            ref={state.form}
            method="post"
            aria-label="Job posting"
            onSubmit={(event) => void state.onSubmit(event)}
            onChange={state.onChange}
          >
            <ErrorSummary entries={state.entries} data-summary="" />
            <JobDetails state={state} />
            <PosterInformation state={state} terms={terms} />
            <HumanVerification
              id={state.captchaId}
              verification={state.verification}
              settings={state.begun ? settings : undefined}
              staleNote={jobMessages.captchaNote}
            />
            <JobFoot state={state} />
          </FormBody>
          {later && (draft.touched || draft.discarded) && (
            <later.DraftNote
              onDevice={draft.onDevice}
              onDeviceChange={draft.setOnDevice}
              restored={draft.restored}
              discarded={draft.discarded}
              onDiscard={draft.onDiscard}
              onUndo={draft.onUndo}
            />
          )}
        </Stack>
      )}
      <JobPreview values={sent?.values ?? fields.values} words={preview} />
    </Split>
  );
}

function JobFoot({ state: { banner, sending } }: { state: JobFormState }) {
  return (
    <>
      <div role="alert" className={live}>
        {banner && (
          <Notice tone="critical" heading={banner.heading}>
            {banner.detail}
          </Notice>
        )}
      </div>
      <FormFoot>
        <Button type="submit" size="large" busy={sending}>
          {sending ? jobMessages.submitting : jobMessages.submit}
          {!sending && <ArrowRight size={20} strokeWidth={1.75} aria-hidden />}
        </Button>
      </FormFoot>
    </>
  );
}
