import { sampleChapters } from '../content/ChapterMap/sampleChapters.ts';
import { FeaturedEvent, Hero, JoinUs, ValueCard, Values } from '../content/index.ts';
import { Container, Section } from '../layout/index.ts';

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

/** What fills the window from edge to edge. */
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
          <Values
            heading="What roots are for"
            text="Three things that graduates do for each other."
            action={{ label: 'LEARN MORE', href: '#about' }}
          >
            <ValueCard kind="connect" title="Connect" image="/art/value-connect.svg">
              People who sat in the same rooms.
            </ValueCard>
            <ValueCard kind="career" title="Advance Your Career" image="/art/value-career.svg">
              Somebody has done this before.
            </ValueCard>
            <ValueCard kind="give-back" title="Give Back" image="/art/value-give-back.svg">
              A scholarship, an hour, a machine.
            </ValueCard>
          </Values>
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
