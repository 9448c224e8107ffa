import { createClientOf } from '@banyan/api/client';
import { createJob } from '@banyan/api/contract';
import { JobForm } from '@banyan/forms/job';
import { JobHero } from '@banyan/ui/content';
import { Notice, TextLink } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { apiBase } from '../../client.ts';
import { jobPosting } from '../../content/jobPosting.ts';
import { site } from '../../content/site.ts';
import { useVerificationSettings } from '../useVerificationSettings.ts';

const client = createClientOf({ createJob }, { base: apiBase });
const { heading, lede, terms, preview, nextSteps, withoutJavaScript } = jobPosting;

/** Where a job is posted. */
export function SubmitJobPage() {
  return (
    <Stack space={48}>
      <JobHero title={heading} lede={lede} />
      <Section spacing="bottom">
        <Container>
          <JobForm
            onSubmit={client.createJob}
            verification={useVerificationSettings()}
            preview={preview}
            terms={terms}
            nextSteps={nextSteps}
            boardHref="/job-board"
            withoutJavaScript={
              <Notice heading={withoutJavaScript}>
                <TextLink href={`mailto:${site.email}`}>{site.email}</TextLink>
              </Notice>
            }
          />
        </Container>
      </Section>
    </Stack>
  );
}
