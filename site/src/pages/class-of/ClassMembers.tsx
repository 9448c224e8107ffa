import { progressOf, useApiRead } from '@banyan/app/reading';
import { MemberList, memberListWords } from '@banyan/ui/content';
import { ButtonLink, Heading } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { Pagination } from '@banyan/ui/navigation';
import { getRouteApi } from '@tanstack/react-router';
import { classOf } from '../../content/classOf.ts';
import { classmateSummary, pagesOf } from '../directory/directoryView.ts';
import { readDirectory } from '../directory/readDirectory.ts';
import { failedWords } from '../failedWords.ts';
import { isFresh } from '../isFresh.ts';
import { classPath } from './classPath.ts';

const route = getRouteApi('/class-of/$year');
const words = classOf.members;
const listWords = { ...memberListWords, empty: words.empty, emptyHint: words.emptyHint };
const register = (
  <ButtonLink variant="line" href={words.register.href}>
    {words.register.label}
  </ButtonLink>
);

/** Directory members of the class. */
export function ClassMembers() {
  const { year, query, members: start, now } = route.useLoaderData();
  const reading = useApiRead(start, async (signal) => {
    if (start.ready && isFresh(now)) return start.data;
    return readDirectory(undefined, query, signal, classmateSummary);
  });
  return (
    <Stack space={32}>
      <Heading level={2} id="class-members">
        {words.heading}
      </Heading>
      <MemberList
        progress={progressOf(reading, reading.data?.members ?? [], register)}
        expected={3}
        words={failedWords(listWords, reading.error)}
        label={words.all}
      />
      <Cluster justify="center">
        <Pagination
          page={reading.data?.page ?? 1}
          pages={pagesOf(reading.data?.total ?? 0)}
          hrefFor={(page) => (page > 1 ? `${classPath(year)}?page=${page}` : classPath(year))}
          label={words.pages}
        />
      </Cluster>
    </Stack>
  );
}
