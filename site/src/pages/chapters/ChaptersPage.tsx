import { chapterPath } from '@banyan/api/contract';
import { useApiRead } from '@banyan/app/reading';
import { ChapterFacts, ChapterMap, walkingPart } from '@banyan/ui/content';
import { Container, Stack } from '@banyan/ui/layout';
import { ClosingCall, PageHead } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { chapters } from '../../content/chapters.ts';
import { chaptersIndex as words } from '../../content/chaptersIndex.ts';
import { isFresh } from '../isFresh.ts';
import { readChapterFacts } from './readChapterFacts.ts';

const route = getRouteApi('/chapters/');

/** Map of the seven chapters; each links to its page. Without the API it has only their names. */
export function ChaptersPage() {
  const { facts: start, now } = route.useLoaderData();
  const { data: facts } = useApiRead(start, async (signal) => {
    if (start.ready && isFresh(now)) return start.data;
    return readChapterFacts(undefined, signal);
  });
  return (
    <>
      <Stack space={64}>
        <Container>
          <PageHead title={words.heading} lede={words.lede} />
        </Container>
        <ChapterMap
          chapters={chapters.map((chapter) => ({
            ...chapter,
            href: chapterPath(chapter.id),
            facts: <ChapterFacts facts={facts?.[chapter.id] ?? []} />,
          }))}
          towards={words.toPune}
          className={walkingPart}
        />
      </Stack>
      <ClosingCall heading={words.none.heading} action={words.none.action} />
    </>
  );
}
