import { serverNow } from '@banyan/api/client';
import { type Me, mailingLists } from '@banyan/api/office';
import { Button, EmptyState } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { chapterIdsOf } from '../../../kit/chapterIdsOf.ts';
import { FormResult } from '../../../kit/FormResult.tsx';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { ReadAgain } from '../../../shell/ReadAgain.tsx';
import { useRowKeys } from '../../../shell/useRowKeys.ts';
import { CountLine } from '../../review/components/CountLine/CountLine.tsx';
import { FilterTabs } from '../../review/components/FilterTabs/FilterTabs.tsx';
import { LetterList } from '../components/LetterList/LetterList.tsx';
import { allMembers } from './audiences.ts';
import type { LettersFound, LettersSearch } from './letters.ts';
import { campaignsLine } from './useLetterDeeds.ts';
import { useNewLetter } from './useNewLetter.ts';

export interface LettersPageProps {
  me: Me;
  found: LettersFound;
  search: LettersSearch;
}

const names = { draft: 'Drafts', open: 'Scheduled', over: 'Sent' } as const;

const nothing = {
  draft: { heading: 'No drafts.', words: 'Drafts appear here until they are sent.' },
  open: { heading: 'No scheduled campaigns.', words: 'Campaigns that are scheduled or sending appear here.' },
  over: { heading: 'No campaigns sent yet.', words: 'Sent and stopped campaigns appear here.' },
} as const;

/** Letters to many: drafts, those under way, and those that have left. */
export function LettersPage({ me, found: { rows, counts, more, state }, search }: LettersPageProps) {
  const { page = 1 } = search;
  const router = useRouter();
  const { busy, begin } = useNewLetter(me, campaignsLine);
  useRowKeys();
  const hrefOf = (next: LettersSearch) =>
    router.buildLocation({ to: '/office/campaigns', search: next }).publicHref;
  return (
    <>
      <ScreenHead
        title="Campaigns"
        action={
          <Button
            variant="accent"
            size="small"
            busy={busy}
            onClick={() => void begin(allMembers(chapterIdsOf(me, 'letter.send-to-members')))}
          >
            Write
          </Button>
        }
      />
      <Stack space={16}>
        <FormResult subject={campaignsLine} />
        <ReadAgain />
        <FilterTabs
          label="Which campaigns"
          items={mailingLists.map((one) => ({
            href: hrefOf({ state: one }),
            label: names[one],
            count: counts[one],
            isCurrent: one === state,
          }))}
        />
        {rows.length > 0 ? (
          <LetterList letters={rows} hrefOf={({ id }) => `/office/campaigns/${id}`} now={serverNow()} />
        ) : (
          <EmptyState live heading={nothing[state].heading} headingLevel={2}>
            {nothing[state].words}
          </EmptyState>
        )}
        <CountLine shown={rows.length} total={counts[state]}>
          {more && (
            <Button
              variant="line"
              size="small"
              onClick={() =>
                void router.navigate({
                  to: '/office/campaigns',
                  search: { state, page: page + 1 },
                  resetScroll: false,
                  replace: true,
                })
              }
            >
              Show more
            </Button>
          )}
        </CountLine>
      </Stack>
    </>
  );
}
