import { ThenAndNow } from '@banyan/ui/content';
import { Heading } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import {
  AboutHead,
  Board,
  ClosingCall,
  Feature,
  FeatureGrid,
  Mission,
  PersonCard,
} from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { about } from '../../content/about.ts';
import { site } from '../../content/site.ts';
import { thenAndNow } from '../../content/thenAndNow.ts';
import { DailyMembers } from '../daily-members/DailyMembers.tsx';
import { AboutNews } from './AboutNews.tsx';

const route = getRouteApi('/about');

/** About page: history, mission, activities, board, members of the day, latest news, and how to join. */
export function AboutPage() {
  const { year } = route.useLoaderData();
  return (
    <>
      <Container>
        <AboutHead
          title={about.heading}
          lede={about.lede}
          years={{ from: about.opened, founded: site.founded, to: year }}
          figures={about.figures}
          more={about.years}
        />
      </Container>
      <Mission heading={about.mission.heading} text={about.mission.text} />
      {thenAndNow ? (
        <Section>
          <Container>
            <Stack space={32}>
              <Heading level={2}>{thenAndNow.heading}</Heading>
              <ThenAndNow earlier={thenAndNow.earlier} later={thenAndNow.later} />
            </Stack>
          </Container>
        </Section>
      ) : null}
      <Section>
        <Container>
          <FeatureGrid heading="What We Do">
            {about.whatWeDo.map(({ title, activity, text, href }) => (
              <Feature key={title} title={title} activity={activity} href={href}>
                {text}
              </Feature>
            ))}
          </FeatureGrid>
        </Container>
      </Section>
      <Section tone="sunk">
        <Container>
          <Board note={about.boardNote}>
            {about.board.map(({ id, name, role, profile, image }, place) => (
              <PersonCard
                key={id}
                personId={id}
                name={name}
                position={role}
                profileHref={profile}
                image={image}
                variant={place === 0 ? 'lead' : 'member'}
              />
            ))}
          </Board>
        </Container>
      </Section>
      <DailyMembers />
      <AboutNews />
      <ClosingCall
        tone="accent"
        heading="Get Involved"
        action={about.getInvolved.register}
        other={about.getInvolved.resources}
      />
    </>
  );
}
