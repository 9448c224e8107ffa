import { jobWords } from '@banyan/api/contract';
import { Button, Icon } from '@banyan/ui/elements';
import { Split, Stack } from '@banyan/ui/layout';
import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { CaptchaField, type VerificationSettings } from '../../captcha/index.ts';
import { DraftNote, DraftNotice, ErrorSummary, FormBanner, FormBody, FormFoot } from '../../form/index.ts';
import { JobAside, type PreviewWords } from './JobAside.tsx';
import { JobDetails } from './JobDetails.tsx';
import { JobSent, type NextStep } from './JobSent.tsx';
import { PosterInformation } from './PosterInformation.tsx';
import { type JobFormOptions, useJobForm } from './useJobForm.ts';

export interface JobFormProps extends JobFormOptions {
  /** Provider of the human verification; `undefined` until the deployment's configuration has arrived. */
  verification: VerificationSettings | undefined;
  /** Texts of the preview beside the form: the job as the board will show it. */
  preview: PreviewWords;
  /** Terms that the poster agrees to, as one sentence. */
  terms: ReactNode;
  /** Next steps, shown after the job was sent. */
  nextSteps: readonly NextStep[];
  /** URL of the job board. */
  boardHref: string;
  /** URL that the form is posted to without JavaScript. */
  action: string;
}

/**
 * Form to post a job (spec part 2 §2, §4, §5, §8), with a preview of its row beside it. Keeps a draft until it is sent or
 * discarded. Put it into a `Container`. Without JavaScript it is a plain form: pass the server's answer as `serverState`.
 */
export function JobForm({
  verification: settings,
  preview,
  terms,
  nextSteps,
  boardHref,
  action,
  ...options
}: JobFormProps) {
  const state = useJobForm(options);
  const { sent, fields, draft } = state;
  return (
    <Split>
      {sent ? (
        <JobSent
          receipt={sent.receipt}
          nextSteps={nextSteps}
          boardHref={boardHref}
          action={action}
          onAgain={state.again}
        />
      ) : (
        <Stack space={24}>
          <DraftNotice draft={draft} />
          <FormBody
            ref={state.form}
            method="post"
            action={action}
            aria-label="Job posting"
            onSubmit={state.onSubmit}
            onChange={state.onChange}
          >
            <ErrorSummary entries={state.entries} data-summary="" />
            <JobDetails state={state} />
            <PosterInformation state={state} terms={terms} />
            <CaptchaField
              id={state.captchaId}
              verification={state.verification}
              settings={settings}
              staleNote={jobWords.captchaNote}
              begun={state.begun}
              serverState={options.serverState}
              submit={jobWords.submit}
            />
            <FormBanner banner={state.banner} />
            <FormFoot>
              <Button type="submit" size="large" busy={state.sending}>
                {state.sending ? jobWords.submitting : jobWords.submit}
                {!state.sending && <Icon icon={ArrowRight} />}
              </Button>
            </FormFoot>
          </FormBody>
          {(draft.touched || draft.discarded) && <DraftNote draft={draft} />}
        </Stack>
      )}
      {/* A page that was posted to no longer knows what was sent. */}
      {sent && sent.values.title === '' ? null : (
        <JobAside values={sent?.values ?? fields.values} words={preview} begun={state.begun} />
      )}
    </Split>
  );
}
