import { sampleChapters } from '../content/ChapterMap/sampleChapters.ts';
import { Container, Section } from '../layout/index.ts';
import { Feature, FeaturedEvent, FeatureGrid, Hero, JoinUs } from '../sections/index.ts';

const event = {
  title: 'The Long Table',
  description: 'One table, the length of the hall, and everybody who can come.',
  dateLong: 'Saturday, December 12',
  day: 12,
  month: 'December',
  location: 'Fremont, California',
  image: '/art/event-long-table.svg',
  action: { label: 'REGISTER', href: '#register' },
};

/** Components that fill the window from edge to edge. */
export function Bands() {
  return (
    <>
      <Hero
        description="Engineers who studied in Pune and live in the United States."
        action={{ href: '#membership' }}
        note="Joining is free."
      />
      <Section>
        <Container>
          <FeatureGrid
            variant="rising"
            heading="What roots are for"
            text="Three things that graduates do for each other."
            action={{ label: 'LEARN MORE', href: '#about' }}
          >
            <Feature kind="connect" title="Connect" image="/art/value-connect.svg">
              People who sat in the same rooms.
            </Feature>
            <Feature kind="career" title="Advance Your Career" image="/art/value-career.svg">
              Somebody has done this before.
            </Feature>
            <Feature kind="give-back" title="Give Back" image="/art/value-give-back.svg">
              A scholarship, an hour, a machine.
            </Feature>
          </FeatureGrid>
        </Container>
      </Section>
      <FeaturedEvent
        progress={{ state: 'ready', event }}
        eventsLink={{ label: 'See all events', href: '#events' }}
      />
      <JoinUs
        text="Seven chapters and the newest root."
        action={{ label: 'Join', href: '#join' }}
        chapters={sampleChapters}
        towards="to Pune"
      />
    </>
  );
}
