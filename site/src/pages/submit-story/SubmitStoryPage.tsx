import { createClientOf } from '@banyan/api/client';
import { createStory, limits } from '@banyan/api/contract';
import { StoryForm, type StoryFormProps } from '@banyan/forms/story';
import { PageHead } from '@banyan/ui/content';
import { Notice, TextLink } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { apiBase } from '../../client.ts';
import { site } from '../../content/site.ts';
import { storyCategoryNames } from '../../content/storyCategoryNames.ts';
import { submitStory } from '../../content/submitStory.ts';
import { useVerificationSettings } from '../useVerificationSettings.ts';

const client = createClientOf({ createStory }, { base: apiBase });

const send: StoryFormProps['onSubmit'] = (body, options) =>
  client.createStory(body, { ...options, timeoutMs: limits.uploadTimeoutMs });

/** Telling a story, and sending it to the editors. */
export function SubmitStoryPage() {
  const { heading, lede, withoutJavaScript, ...words } = submitStory;
  return (
    <Section spacing="bottom">
      <Container>
        <Stack space={32}>
          <PageHead title={heading} lede={lede} />
          <StoryForm
            {...words}
            onSubmit={send}
            verification={useVerificationSettings()}
            categories={storyCategoryNames}
            withoutJavaScript={
              <Notice heading={withoutJavaScript}>
                <TextLink href={`mailto:${site.email}`}>{site.email}</TextLink>
              </Notice>
            }
          />
        </Stack>
      </Container>
    </Section>
  );
}
