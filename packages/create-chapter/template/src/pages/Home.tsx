import { chapter } from 'virtual:chapter';
import {
  eventDetails,
  frontNews,
  nationalHref,
  pageHref,
  progressOf,
  readFrontNews,
  readNextEvent,
  Trouble,
  useApiRead,
} from '@banyan/create-chapter/app';
import { LatestNews } from '@banyan/ui/content';
import { Heading } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { ClosingCall, FeaturedEvent, Hero } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';

export { readFrontNews, readNextEvent };

const route = getRouteApi('/');

/** Front page: the chapter, its next event, its news, how to join. */
export function Home() {
  const start = route.useLoaderData();
  const event = useApiRead(start.event, readNextEvent, { keepsTrying: true });
  const news = useApiRead(start.news, readFrontNews);
  return (
    <>
      <Hero
        seed={chapter.name}
        description={chapter.words.home}
        action={{ label: 'See what is on', href: pageHref('/events/') }}
        note="Joining is free."
        figures={[
          { value: '170+', label: 'years since the college opened in Pune' },
          { value: '7', label: 'chapters; this is one of them' },
          { value: '5,000+', label: 'members in the United States' },
        ]}
      />
      <FeaturedEvent
        label={chapter.id ? 'Next in the chapter' : 'Next in the association'}
        progress={nextEvent(event)}
        noneText={chapter.words.noEvents}
        eventsLink={{ label: 'All events', href: pageHref('/events/') }}
      />
      <Section labelledBy="news">
        <Container>
          <Stack space={32}>
            <Heading level={2} size="d2" id="news">
              From here and from the others
            </Heading>
            <Trouble reading={news} heading="News could not be loaded" elsewhere="/news">
              <LatestNews
                progress={progressOf(news, news.data ?? [])}
                expected={frontNews}
                allNews={{ label: 'All news', href: pageHref('/news/') }}
              />
            </Trouble>
          </Stack>
        </Container>
      </Section>
      <ClosingCall
        tone="accent"
        heading={chapter.words.invitation}
        action={{ label: 'Register as a member', href: pageHref('/join/') }}
        other={{ label: 'What membership is', href: nationalHref('/membership') }}
      />
    </>
  );
}

function nextEvent({
  data,
  failed,
  retry,
}: ReturnType<typeof useApiRead<Awaited<ReturnType<typeof readNextEvent>>>>) {
  if (data) return { state: 'ready', event: eventDetails(data) } as const;
  if (data === null) return { state: 'none' } as const;
  return failed ? ({ state: 'retrying', onRetry: retry } as const) : ({ state: 'loading' } as const);
}
