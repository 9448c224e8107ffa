import type { ReactElement } from 'react';
import { EventRow, NewsFront } from '../content/index.ts';
import { Heading, SkipLink } from '../elements/index.ts';
import { Container, Section, Stack } from '../layout/index.ts';
import { Footer, FooterColumns, Header } from '../navigation/index.ts';
import { Feature, FeatureGrid, Hero } from '../sections/index.ts';

const brand = { name: 'Engineering Alumni', place: 'Bay Area', href: './' };

const links = [
  { label: 'Events', href: '#events' },
  { label: 'News', href: '#news' },
  { label: 'The association', href: 'https://alumni.example.org' },
];

const events = [
  {
    title: 'Kite morning for Sankrant',
    description: 'Kites, tilgul and breakfast provided; wind is not guaranteed.',
    day: 16,
    month: 'Jan',
    dateLong: 'Saturday, January 16, 2027, 9:00 AM PST',
    dateTime: '2027-01-16T09:00:00-08:00',
    location: 'Long Meadow, Mountain View, California',
    image: 'event-kites',
    href: 'https://alumni.example.org/events/register/kites',
  },
  {
    title: 'Ridge walk',
    description: 'Nine miles, one summit, lunch carried by whoever lost the toss.',
    day: 27,
    month: 'Feb',
    dateLong: 'Saturday, February 27, 2027, 8:00 AM PST',
    dateTime: '2027-02-27T08:00:00-08:00',
    location: 'North gate, Mount Diablo, California',
    image: 'event-hike',
    href: 'https://alumni.example.org/events/register/ridge',
  },
];

const news = [
  {
    title: 'Two hundred and forty chairs',
    summary: 'Everybody who came to the Long Table brought a dish; eleven of them brought the same one.',
    category: 'Events',
    date: 'November 9, 2026',
    dateTime: '2026-11-09',
    image: 'event-long-table',
    href: 'https://alumni.example.org/news/chairs',
  },
  {
    title: 'Mentors and those who ask',
    summary: 'Nine pairs in the Bay, one of them four streets apart.',
    category: 'Programs',
    date: 'October 12, 2026',
    dateTime: '2026-10-12',
    image: 'way-mentor',
    href: 'https://alumni.example.org/news/pairs',
  },
  {
    title: 'The boat club has a photograph',
    summary: 'Umbar found it in a trunk: 1987, eight oars, one of them upside down.',
    category: 'Interviews',
    date: 'September 15, 2026',
    dateTime: '2026-09-15',
    href: 'https://alumni.example.org/news/boat',
  },
];

/**
 * Markup of a chapter’s page for sites without a build step: the contents of `plain/*.html`, rendered by the components
 * themselves.
 * @param art The folder of the drawings.
 */
export const plainParts = (art: string): Record<string, ReactElement> => ({
  header: (
    <>
      <SkipLink />
      <Header
        brand={brand}
        links={links}
        action={{ label: 'Donate', href: 'https://alumni.example.org/donate' }}
        currentPath="./"
      />
    </>
  ),
  hero: (
    <Hero
      heading="Connect."
      description="Engineers who studied in Pune and now live around the Bay: with each other, with good work, and with the college that taught them."
      action={{ label: 'Join the association', href: 'https://alumni.example.org/membership' }}
      note="Joining is free."
      figures={[
        { value: '170+', label: 'years since the college opened in Pune' },
        { value: '2003', label: 'the association is founded' },
        { value: '5,000+', label: 'members, in seven chapters' },
      ]}
      seed="bay-area"
    />
  ),
  values: (
    <Section>
      <Container>
        <FeatureGrid
          variant="rising"
          heading="Three reasons to put down a root here"
          text="You already share a campus with everyone in the room. Start from there."
          action={{ label: 'About the association', href: 'https://alumni.example.org/about' }}
        >
          <Feature kind="connect" title="Make New Friends" image={`${art}/value-connect.svg`}>
            Picnics, walks and one kite morning a year.
          </Feature>
          <Feature kind="career" title="Advance Your Career" image={`${art}/value-career.svg`}>
            A directory that answers, and mentors one email away.
          </Feature>
          <Feature kind="give-back" title="Give Back" image={`${art}/value-give-back.svg`}>
            Scholarships, laptops and labs for the students who sit where you sat.
          </Feature>
        </FeatureGrid>
      </Container>
    </Section>
  ),
  events: (
    <Section id="events" labelledBy="events-heading" tone="sunk">
      <Container>
        <Heading level={2} id="events-heading">
          Upcoming events
        </Heading>
        <ol>
          {events.map(({ href, image, ...event }, place) => (
            <EventRow
              key={event.title}
              {...event}
              variant={place === 0 ? 'first' : 'row'}
              image={`${art}/${image}.svg`}
              action={{ label: 'Register', href }}
            />
          ))}
        </ol>
      </Container>
    </Section>
  ),
  news: (
    <Section id="news" labelledBy="news-heading">
      <Container>
        <Stack space={32}>
          <Heading level={2} id="news-heading">
            News
          </Heading>
          <NewsFront
            items={news.map((item) => ({ ...item, image: item.image && `${art}/${item.image}.svg` }))}
          />
        </Stack>
      </Container>
    </Section>
  ),
  footer: (
    <Footer rights="© 2026 the association" legal={[]}>
      <FooterColumns
        brand={brand}
        note="The Bay Area chapter of a 501(c)(3) nonprofit, founded in 2003. Joining is free."
        groups={[
          {
            heading: 'Take part',
            items: [
              { label: 'Membership', href: 'https://alumni.example.org/membership' },
              { label: 'Alumni directory', href: 'https://alumni.example.org/alumni-directory' },
              { label: 'Donate', href: 'https://alumni.example.org/donate' },
            ],
          },
          {
            heading: 'Stay in touch',
            items: [
              { label: 'Email us', href: 'mailto:bay-area@example.org' },
              { label: 'Group chat', href: 'https://chat.example.org/bay-area' },
            ],
          },
        ]}
      />
    </Footer>
  ),
});

/** Names of the parts between header and footer, in order. */
export const mainParts = ['hero', 'values', 'events', 'news'] as const;
