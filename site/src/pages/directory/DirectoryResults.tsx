import { progressOf } from '@banyan/app/reading';
import { ListStatus, MemberList, memberListWords, SortLinks } from '@banyan/ui/content';
import { ButtonLink, Notice, VisuallyHidden } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { Pagination } from '@banyan/ui/navigation';
import { useNavigate } from '@tanstack/react-router';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { directory } from '../../content/directory.ts';
import { failedWords } from '../failedWords.ts';
import { useKeepPrevious } from '../useAsked.ts';
import { type DirectoryQuery, directoryHref, filtersIn, isEverybody } from './directoryQuery.ts';
import { type Directory, pagesOf, rangeOf } from './directoryView.ts';
import type { DirectoryReading } from './useDirectory.ts';
import { useUpdateSearch } from './useUpdateSearch.ts';

export interface DirectoryResultsProps {
  query: DirectoryQuery;
  reading: DirectoryReading;
  /** Set while the reader is typing in the search field. */
  typing: boolean;
}

/** Members found, with loading states, count and pagination. */
export function DirectoryResults({ query, reading, typing }: DirectoryResultsProps) {
  const navigate = useNavigate();
  const show = useUpdateSearch();
  const count = useRef<HTMLParagraphElement>(null);
  const shown = useKeepPrevious(reading.data, reading.busy);
  const { page: asked = 1, ...list } = query;
  const pages = usePages(directoryHref(list), shown);
  useFocusOnNewPage(directoryHref(list), reading.data?.page, count);

  const hrefFor = (page: number) => directoryHref({ ...list, page });
  const { search, sort } = list;
  const filtered = filtersIn(list) > 0 || list.graduationYear !== undefined;
  const { failed, error, busy, retry } = reading;
  const { from, to } = shown ? rangeOf(shown) : { from: 0, to: 0 };
  return (
    <section aria-labelledby="found">
      <VisuallyHidden>
        <h2 id="found">{directory.results}</h2>
      </VisuallyHidden>
      <Stack space={32}>
        <div>
          <ListStatus
            countRef={count}
            shown={shown && shown.total > 0 ? directory.shown(from, to) : ''}
            total={shown ? directory.total(shown.total) : ''}
            clearLabel={directory.clearFilters}
            clearHref={
              filtered ? directoryHref({ ...(search && { search }), ...(sort && { sort }) }) : undefined
            }
            onClear={() => show({ program: '', place: '', company: '', graduationYear: '' }, false)}
          >
            {shown && shown.total > 1 ? (
              <SortLinks
                choices={sortChoices(list)}
                onSort={(href) => void navigate({ href, resetScroll: false })}
              />
            ) : null}
          </ListStatus>
          {shown?.notice ? <Notice heading={shown.notice} /> : null}
          <Members
            shown={shown}
            failed={failed}
            error={error}
            busy={failed && busy}
            retry={retry}
            narrowed={!isEverybody(list)}
            typing={typing}
          />
        </div>
        <Cluster justify="center">
          <Pagination
            page={Math.min(shown?.page ?? asked, pages)}
            pages={pages}
            hrefFor={hrefFor}
            onGoTo={(page) => void navigate({ href: hrefFor(page) })}
            label={directory.pages}
          />
        </Cluster>
      </Stack>
    </section>
  );
}

const sortChoices = ({ sort: now, ...list }: DirectoryQuery) =>
  directory.sorts.map(({ label, sort }) => ({
    label,
    chosen: sort === now,
    href: directoryHref({ ...list, ...(sort && { sort }) }),
  }));

interface MembersProps extends Pick<DirectoryReading, 'failed' | 'error' | 'busy' | 'retry'> {
  shown: Directory | undefined;
  narrowed: boolean;
  typing: boolean;
}

const narrowedWords = { ...memberListWords, emptyHint: directory.nobodyFound };
const unfoundWords = { ...memberListWords, emptyHint: directory.nobodyYet };

const clearAll = (
  <ButtonLink variant="line" href={directoryHref({})}>
    {directory.clearAll}
  </ButtonLink>
);

/** Memoized: rendering two dozen cards is most of the cost of a typed character. */
const Members = memo(function Members({ shown, narrowed, typing, ...reading }: MembersProps) {
  return (
    <MemberList
      progress={progressOf(
        { ...reading, data: shown },
        shown?.members ?? [],
        narrowed ? clearAll : undefined,
      )}
      words={failedWords(narrowed ? narrowedWords : unfoundWords, reading.error)}
      label={directory.list}
      inSightFirst={typing}
    />
  );
});

/** Returns the number of pages. While a page loads, it keeps the previous number, so that the pagination links keep the focus. */
function usePages(list: string, shown: Directory | undefined): number {
  const pages = shown === undefined ? undefined : pagesOf(shown.total);
  const [known, setKnown] = useState({ list, pages });
  if (pages !== undefined && (known.list !== list || known.pages !== pages)) setKnown({ list, pages });
  return pages ?? (known.list === list ? known.pages : undefined) ?? 0;
}

/** Moves the focus to the top of the list after a page change, for readers with a keyboard or screen reader. */
function useFocusOnNewPage(list: string, page: number | undefined, target: RefObject<HTMLElement | null>) {
  const before = useRef({ list, page });
  useEffect(() => {
    if (page === undefined) return;
    const turned = before.current.list === list && before.current.page !== page;
    if (turned && before.current.page !== undefined) target.current?.focus({ preventScroll: true });
    before.current = { list, page };
  }, [list, page, target]);
}
