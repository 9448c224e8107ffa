import '@banyan/ui/themes/all.css';
import { ButtonLink } from '@banyan/ui/elements';
import { Container, Section } from '@banyan/ui/layout';
import { ChapterHead, ChapterPeople, ClosingCall } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { Fragment } from 'react';
import { chapters } from '../../content/chapters.ts';
import { chapterWords as words } from '../../content/chapterWords.ts';
import { ChapterEvents } from './ChapterEvents.tsx';
import { ChapterNews } from './ChapterNews.tsx';

const route = getRouteApi('/chapters/$id');

/** Chapter page in the chapter’s colors (`useChapterTheme`): description, events, people, news and how to join. */
export function ChapterPage() {
  const { chapter, members } = route.useLoaderData();
  const { id, name, area, lede, chat, people, email } = chapter;
  return (
    <Fragment key={id}>
      <ChapterHead
        name={name}
        chapters={chapters}
        area={area}
        lede={lede}
        back={words.back}
        actions={
          <>
            <ButtonLink href={words.join.href} variant="accent" size="large">
              {words.join.label}
            </ButtonLink>
            <ButtonLink href={chat} variant="line" size="large">
              {words.chat}
            </ButtonLink>
          </>
        }
      />
      <ChapterEvents />
      <Section tone="sunk">
        <Container>
          <ChapterPeople
            heading={words.people.heading}
            text={words.people.text}
            people={people}
            contact={{ label: words.people.write, href: `mailto:${email}` }}
            members={
              members
                ? {
                    count: members.toLocaleString('en-US'),
                    label: words.people.living(members),
                    link: { label: words.people.seeThem, href: `/alumni-directory?chapter=${id}` },
                  }
                : undefined
            }
          />
        </Container>
      </Section>
      <ChapterNews />
      <ClosingCall
        tone="accent"
        heading={words.involved}
        action={words.join}
        other={{ label: words.chat, href: chat }}
      />
    </Fragment>
  );
}
