import { chapterPath } from '@banyan/api/contract';
import { Container, Section } from '@banyan/ui/layout';
import { Hero, JoinUs, ValueCard, Values } from '@banyan/ui/sections';
import { chapters } from '../../content/chapters.ts';
import { home } from '../../content/home.ts';
import { HomeEvent } from './HomeEvent.tsx';
import { HomeReading } from './HomeReading.tsx';
import { UnshownGift } from './UnshownGift.tsx';

/** The front page: who is connected, why to join, what is on, what there is to read, where to join. */
export function HomePage() {
  const { hero, figures, values, join } = home;
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
      <Section>
        <Container>
          <Values heading={values.heading} text={values.text} action={values.more}>
            {values.cards.map(({ kind, title, text }) => (
              <ValueCard key={kind} kind={kind} title={title}>
                {text}
              </ValueCard>
            ))}
          </Values>
        </Container>
      </Section>
      <HomeEvent />
      <HomeReading />
      <JoinUs
        heading={join.heading}
        text={join.text}
        action={join.button}
        chapters={chapters.map((chapter) => ({ ...chapter, href: chapterPath(chapter.id) }))}
        towards={join.toPune}
      />
    </>
  );
}
