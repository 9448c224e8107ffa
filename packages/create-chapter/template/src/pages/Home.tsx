import { chapter } from 'virtual:chapter';
import {
  eventDetails,
  pageHref,
  progressOf,
  readNews,
  readNextEvent,
  Trouble,
  useRead,
} from '@banyan/create-chapter/app';
import { FeaturedEvent, Hero, JoinBand, LatestNews } from '@banyan/ui/content';
import { Heading } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { getRouteApi } from '@tanstack/react-router';

export { readNews, readNextEvent };

const route = getRouteApi('/');

/** The front page: who we are, what is on next, what happened, how to join. */
export function Home() {
  const start = route.useLoaderData();
  const event = useRead(start.event, readNextEvent);
  const news = useRead(start.news, readNews);
  return (
    <>
      <Hero
        seed={chapter.name}
        description={`The ${chapter.name} chapter connects engineers who studied in Pune and now live around ${chapter.place}: with each other, with good work, and with the college that taught them.`}
        action={{ label: 'See what is on', href: pageHref('/events/') }}
        note="Joining is free."
      />
      <FeaturedEvent
        label="Next in the chapter"
        progress={nextEvent(event)}
        noneText="Nothing is on the calendar right now. The next one starts with a proposal."
        eventsLink={{ label: 'All events', href: pageHref('/events/') }}
      />
      <Section labelledBy="news">
        <Container>
          <Stack space={32}>
            <Heading level={2} size="d2" id="news">
              News
            </Heading>
            <Trouble reading={news} heading="News could not be loaded" elsewhere="/news" />
            <LatestNews
              progress={progressOf(news, news.data?.slice(0, 5) ?? [])}
              expected={5}
              allNews={{ label: 'All news', href: pageHref('/news/') }}
            />
          </Stack>
        </Container>
      </Section>
      <JoinBand
        heading="Join"
        text="If you studied at the college in Pune and live around here, you are already one of us. Membership only writes it down: so that a classmate can find you and the chapter can invite you."
        action={{ label: 'Register', href: pageHref('/join/') }}
        facts={[
          { label: 'Cost', value: 'Free', half: true },
          { label: 'Reviewed', value: 'By people', half: true },
          { label: 'What becomes public', value: 'Name, profile, year, program; more only if you say so' },
        ]}
      />
    </>
  );
}

function nextEvent({
  data,
  failed,
  retry,
}: ReturnType<typeof useRead<Awaited<ReturnType<typeof readNextEvent>>>>) {
  if (data) return { state: 'ready', event: eventDetails(data) } as const;
  if (data === null) return { state: 'none' } as const;
  return failed ? ({ state: 'retrying', onRetry: retry } as const) : ({ state: 'loading' } as const);
}
