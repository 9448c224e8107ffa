import { Container, Section } from '@banyan/ui/layout';
import { Feature, FeatureGrid, finishDrawing, Hero, rememberDrawn } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { home } from '../../content/home.ts';
import { DailyMembers } from '../daily-members/DailyMembers.tsx';
import { HomeEvent } from './HomeEvent.tsx';
import { HomeYears } from './HomeYears.tsx';
import { JoinBand } from './JoinBand.tsx';
import { ReadingBelow } from './ReadingBelow.tsx';
import { UnshownGift } from './UnshownGift.tsx';

const route = getRouteApi('/');

/** Front page: members, values, featured event, reading, members of the day and joining. */
export function HomePage() {
  const { hero, figures, values } = home;
  const { below, year } = route.useLoaderData();
  useEffect(() => {
    rememberDrawn();
    return finishDrawing;
  }, []);
  return (
    <>
      <UnshownGift />
      <Hero
        heading={hero.heading}
        description={hero.description}
        action={hero.button ?? undefined}
        note={
          <>
            {hero.note} <a href={hero.register.href}>{hero.register.label}</a>
          </>
        }
        figures={figures}
      />
      <HomeYears to={year} />
      <Section>
        <Container>
          <FeatureGrid variant="rising" heading={values.heading} text={values.text} action={values.more}>
            {values.cards.map(({ kind, title, text }) => (
              <Feature key={kind} kind={kind} title={title}>
                {text}
              </Feature>
            ))}
          </FeatureGrid>
        </Container>
      </Section>
      <HomeEvent />
      <ReadingBelow start={below} />
      <DailyMembers />
      <JoinBand />
    </>
  );
}
