import { chapter } from 'virtual:chapter';
import { progressOf, readNews, Trouble, useApiRead } from '@banyan/create-chapter/app';
import { NewsList, newsListWords } from '@banyan/ui/content';
import { VisuallyHidden } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';

export { readNews };

const route = getRouteApi('/news');

/** Page with the chapter's news. The whole text of an item is on the national site. */
export function News() {
  const { start } = route.useLoaderData();
  const reading = useApiRead(start, readNews);
  return (
    <Section spacing="bottom" labelledBy="all-news">
      <Container>
        <Stack space={48}>
          <PageHead title="News" lede={chapter.words.news} />
          <VisuallyHidden>
            <h2 id="all-news">All news</h2>
          </VisuallyHidden>
          <Trouble reading={reading} heading={newsListWords.failed} elsewhere="/news">
            <NewsList
              progress={progressOf(reading, reading.data ?? [])}
              words={{
                ...newsListWords,
                empty: 'No news yet',
                emptyHint: 'The first news item will appear here.',
              }}
            />
          </Trouble>
        </Stack>
      </Container>
    </Section>
  );
}
