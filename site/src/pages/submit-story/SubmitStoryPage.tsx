import { StoryForm } from '@banyan/forms/story';
import { useHydrated } from '@banyan/ui/hooks';
import { Container, Section } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { storyCategoryNames } from '../../content/storyCategoryNames.ts';
import { submitStory } from '../../content/submitStory.ts';
import { useCaptchaSettings } from '../useCaptchaSettings.ts';
import { sendStory } from './sendStory.ts';

const route = getRouteApi('/submit-story');

/** Page for submitting a story to the editors. */
export function SubmitStoryPage() {
  const { serverState, year } = route.useLoaderData();
  const { heading, lede, note, kept, ...words } = submitStory;
  const noteNow = useHydrated() ? `${kept} ${note}` : note;
  return (
    <Section spacing="bottom">
      <Container>
        <StoryForm
          {...words}
          head={<PageHead title={heading} lede={lede} />}
          action="/submit-story"
          note={noteNow}
          onSubmit={sendStory}
          verification={useCaptchaSettings('createStory')}
          categories={storyCategoryNames}
          serverState={serverState ?? undefined}
          year={year}
        />
      </Container>
    </Section>
  );
}
