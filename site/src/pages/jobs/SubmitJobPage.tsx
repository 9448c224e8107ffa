import { ServerHtml } from '@banyan/app/reading';
import { JobForm, type JobFormProps } from '@banyan/forms/job';
import { lazyModule, preload } from '@banyan/ui/hooks';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { getRouteApi } from '@tanstack/react-router';
import { jobPosting } from '../../content/jobPosting.ts';
import { useCaptchaSettings } from '../useCaptchaSettings.ts';
import { jobHeroModule } from './jobHeroModule.ts';

const route = getRouteApi('/submit-job');
const sending = lazyModule(() => import('./sendJob.ts'));

const send: JobFormProps['onSubmit'] = async (...job) => (await sending.load()).sendJob(...job);
const { heading, lede, terms, preview, nextSteps } = jobPosting;

/** Where a job is posted. */
export function SubmitJobPage() {
  const { serverState } = route.useLoaderData();
  return (
    <Stack space={48}>
      <ServerHtml module={jobHeroModule}>
        {({ JobHero }) => <JobHero title={heading} lede={lede} />}
      </ServerHtml>
      <Section spacing="bottom">
        <Container>
          <JobForm
            action="/submit-job"
            onSubmit={send}
            onBegun={() => preload(sending)}
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
