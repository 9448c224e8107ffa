import { chapterPath } from '@banyan/api/contract';
import { ChapterMap } from '@banyan/ui/content';
import { Container, Stack } from '@banyan/ui/layout';
import { ClosingCall, PageHead } from '@banyan/ui/sections';
import { chapters } from '../../content/chapters.ts';
import { chaptersIndex as words } from '../../content/chaptersIndex.ts';

/** Map of the seven chapters; each links to its page. */
export function ChaptersPage() {
  return (
    <>
      <Stack space={64}>
        <Container>
          <PageHead title={words.heading} lede={words.lede} />
        </Container>
        <ChapterMap
          chapters={chapters.map((chapter) => ({ ...chapter, href: chapterPath(chapter.id) }))}
          towards={words.toPune}
        />
      </Stack>
      <ClosingCall heading={words.none.heading} action={words.none.action} />
    </>
  );
}
