import { JobForm } from '@banyan/forms/job';
import { Viaduct } from '@banyan/ui/imagery';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { jobPosting } from '../../content/jobPosting.ts';
import { useCaptchaSettings } from '../useCaptchaSettings.ts';
import { sendJob } from './sendJob.ts';

const route = getRouteApi('/submit-job');
const { heading, lede, terms, preview, nextSteps } = jobPosting;

/** Page for posting a job. */
export function SubmitJobPage() {
  const { serverState } = route.useLoaderData();
  return (
    <Stack space={48}>
      <PageHead title={heading} lede={lede} media={<Viaduct />} />
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
