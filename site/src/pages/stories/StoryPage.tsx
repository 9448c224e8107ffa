import { type InitialData, type ReadState, useApiRead } from '@banyan/app/reading';
import { Outdated, RelatedStories, StoryDetail } from '@banyan/ui/content';
import { BackLink, ErrorState, MoreLink, Skeleton, VisuallyHidden } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { getRouteApi } from '@tanstack/react-router';
import { notFoundTitle } from '../../content/pages.ts';
import { stories } from '../../content/stories.ts';
import { classPath } from '../class-of/classPath.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import type { NoSuch } from '../not-found/noSuch.ts';
import { useFocusWhenLoaded } from '../useFocusWhenLoaded.ts';
import { readStory } from './readStory.ts';
import { storiesHref } from './storyFilter.ts';
import type { StoryView } from './storyView.ts';
import { useWayBack } from './useWayBack.ts';

const route = getRouteApi('/alumni-stories/$id');
const words = stories.story;

/** Page of a story, with others to read next. */
export function StoryPage() {
  const { id } = route.useParams();
  const { start } = route.useLoaderData();
  return <StoryReading key={id} id={id} start={start} />;
}

function StoryReading({ id, start }: { id: string; start: InitialData<StoryView | NoSuch> }) {
  const reading = useApiRead(start, (signal) => readStory(undefined, id, signal));
  const back = { ...storiesLink, onClick: useWayBack(storiesLink.href) };
  const { data } = reading;
  const missing = data && 'nearest' in data;
  useFocusWhenLoaded(missing ? notFoundTitle : data?.summary.title, start.ready);
  if (missing) return <NotFoundPage data={data} />;
  if (data) return <Story story={data} reading={reading} back={back} />;
  return reading.failed ? <Failed {...reading} /> : <Loading />;
}

const storiesLink = { label: words.back, href: storiesHref() };

interface StoryProps {
  story: StoryView;
  reading: ReadState<unknown>;
  back: Parameters<typeof StoryDetail>[0]['back'];
}

function Story({ story, reading, back }: StoryProps) {
  const { summary } = story;
  return (
    <>
      <Container>
        <Outdated
          reading={reading}
          heading={words.failed}
          text={words.outdated}
          retryLabel={stories.list.retry}
        />
      </Container>
      <StoryDetail
        title={summary.title}
        category={summary.category}
        author={{
          name: summary.author,
          id: story.authorId,
          role: summary.authorTitle,
          classOf: classLink(story.graduationYear),
          image: summary.portrait,
        }}
        date={summary.date}
        dateTime={summary.dateTime}
        readTime={summary.readTime}
        image={summary.image === undefined ? undefined : { src: summary.image, alt: '' }}
        content={{ sanitisedHtml: story.html }}
        tags={story.tags.map((tag) => ({ label: tag, href: storiesHref({ tag }) }))}
        alsoBy={story.alsoBy}
        alsoByLabel={words.alsoBy}
        shareText={summary.excerpt}
        back={back}
        commentNote={words.comments}
      />
      <RelatedStories heading={words.related} items={story.related} />
    </>
  );
}

const classLink = (year: number | undefined) =>
  year === undefined ? undefined : { label: stories.classOf(year), href: classPath(year) };

function Loading() {
  return (
    <Section>
      <Container>
        <Stack space={24}>
          <BackLink href={storiesLink.href}>{storiesLink.label}</BackLink>
          <h1>
            <VisuallyHidden>{words.loading}</VisuallyHidden>
            <Skeleton shape="heading" />
          </h1>
          <Skeleton shape="picture" />
          <Skeleton length="long" />
          <Skeleton length="medium" />
        </Stack>
      </Container>
    </Section>
  );
}

function Failed({ busy, retry }: ReadState<unknown>) {
  return (
    <Section>
      <Container>
        <ErrorState
          heading={words.failed}
          headingLevel={1}
          retryLabel={stories.list.retry}
          busy={busy}
          onRetry={retry}
          action={<MoreLink href={storiesLink.href}>{storiesLink.label}</MoreLink>}
        >
          {words.failedReason}
        </ErrorState>
      </Container>
    </Section>
  );
}
