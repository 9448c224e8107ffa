import { JobForm } from '@banyan/forms/job';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { JobHero } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { jobPosting } from '../../content/jobPosting.ts';
import { useCaptchaSettings } from '../useCaptchaSettings.ts';
import { sendJob } from './sendJob.ts';

const route = getRouteApi('/submit-job');
const { heading, lede, terms, preview, nextSteps } = jobPosting;

/** Where a job is posted. */
export function SubmitJobPage() {
  const { serverState } = route.useLoaderData();
  return (
    <Stack space={48}>
      <JobHero title={heading} lede={lede} />
      <Section spacing="bottom">
        <Container>
          <JobForm
            action="/submit-job"
            onSubmit={sendJob}
            verification={useCaptchaSettings('createJob')}
            preview={preview}
            terms={terms}
            nextSteps={nextSteps}
            boardHref="/job-board"
            serverState={serverState ?? undefined}
          />
        </Container>
      </Section>
    </Stack>
  );
}
