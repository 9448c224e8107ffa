import { progressOf, useApiRead } from '@banyan/app/reading';
import { LatestNews } from '@banyan/ui/content';
import { Heading, MoreLink } from '@banyan/ui/elements';
import { Cluster, Container, Section, Stack } from '@banyan/ui/layout';
import { getRouteApi } from '@tanstack/react-router';
import { chapterWords } from '../../content/chapterWords.ts';
import { isFresh } from '../isFresh.ts';
import { readChapterNews } from './readChapter.ts';

const route = getRouteApi('/chapters/$id');
const words = chapterWords.news;
const headingId = 'chapter-news';

/** News of the chapter, filled up with other news if there is little, and its feed. */
export function ChapterNews() {
  const { chapter, news: start, now: renderedAt } = route.useLoaderData();
  const reading = useApiRead(start, async (signal) => {
    if (start.ready && isFresh(renderedAt)) return start.data;
    return readChapterNews({ chapter: chapter.id, signal });
  });
  return (
    <Section labelledBy={headingId}>
      <Container>
        <Stack space={32}>
          <Cluster justify="between">
            <Heading level={2} size="d2" id={headingId}>
              {words.heading}
            </Heading>
            <MoreLink href={chapter.feed}>{words.follow}</MoreLink>
          </Cluster>
          <LatestNews
            progress={progressOf(reading, reading.data ?? [])}
            expected={5}
            label={words.heading}
            allNews={words.all}
          />
        </Stack>
      </Container>
    </Section>
  );
}
