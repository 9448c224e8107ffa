import { NicheWall, nicheWallPlaces } from '@banyan/ui/content';
import { Container, Section } from '@banyan/ui/layout';
import { useRef } from 'react';
import { dailyMembers as words } from '../../content/dailyMembers.ts';
import { useDailyMembers } from './useDailyMembers.ts';

/** Wall of the members of the day. Absent if there are none, or if they could not be read. */
export function DailyWall() {
  const section = useRef<HTMLElement>(null);
  const people = useDailyMembers(section);
  if (people?.length === 0) return null;
  const isFull = people === undefined || people.length === nicheWallPlaces;
  return (
    <Section ref={section}>
      <Container>
        <NicheWall
          heading={words.heading}
          text={isFull ? words.others : words.everybody}
          more={words.more}
          people={people}
          invitation={words.invitation}
        />
      </Container>
    </Section>
  );
}
