import { serverNow } from '@banyan/api/client';
import type { Me } from '@banyan/api/office';
import { Button, ButtonLink, EmptyState } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FormResult } from '../../../kit/FormResult.tsx';
import { useSay } from '../../../kit/useDeed.ts';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { ReadAgain } from '../../../shell/ReadAgain.tsx';
import { useRowKeys } from '../../../shell/useRowKeys.ts';
import { ViewsMenu } from '../../../shell/ViewsMenu.tsx';
import { audienceOf } from '../../campaigns/screens/audiences.ts';
import { useNewLetter } from '../../campaigns/screens/useNewLetter.ts';
import { FoundLine } from '../components/FoundLine/FoundLine.tsx';
import { MemberFilter, type MemberFilterProps } from '../components/MemberFilter/MemberFilter.tsx';
import { MemberTable } from '../components/MemberTable/MemberTable.tsx';
import { MemberTools } from '../components/MemberTools/MemberTools.tsx';
import { orderNames } from '../components/words.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { filtersOf, type MembersFound, type MembersSearch, membersLine } from './members.ts';

export interface MembersPageProps {
  found: MembersFound;
  search: MembersSearch;
  me: Me;
  may: { import: boolean; export: boolean; write: boolean };
}

/** Who is in the directory, who is not, and who asked. The address is the view. */
export function MembersPage({
  found: { rows, total, more, outside, hidden },
  search,
  me,
  may,
}: MembersPageProps) {
  const router = useRouter();
  const [isExporting, setExporting] = useState(false);
  const say = useSay(membersLine);
  useRowKeys();
  const letter = useNewLetter(me, membersLine);
  const { page = 1, ...view } = search;
  const filters = filtersOf(search);
  const audience = may.write ? audienceOf(filters) : undefined;
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  const go = (next: MembersSearch) =>
    void router.navigate({ to: '/office/members', search: next, resetScroll: false, replace: true });
  const hrefOf = (next: MembersSearch) =>
    router.buildLocation({ to: '/office/members', search: next }).publicHref;
  const open: MemberFilterProps['onChange'] = (next) => {
    say(undefined);
    go(next);
  };
  const clear = (
    <ButtonLink variant="quiet" size="small" href="/office/members">
      Clear filters
    </ButtonLink>
  );
  return (
    <>
      <ScreenHead title="Members" />
      <Stack space={12}>
        <ReadAgain />
        <MemberFilter
          view={view}
          onChange={open}
          actions={
            (may.import || may.export || audience) && (
              <MemberTools
                importHref={may.import ? '/office/members/import' : undefined}
                onExport={may.export && total > 0 ? () => setExporting(true) : undefined}
                onWrite={audience && total > 0 ? () => void letter.begin(audience) : undefined}
              />
            )
          }
        />
        <FormResult subject={membersLine} />
        <div>
          <FoundLine
            shown={rows.length}
            total={total}
            order={orderNames[view.sort ?? 'name'].words}
            hidden={{ count: hidden, href: hrefOf({ ...view, status: 'hidden' }) }}
            outside={{ count: outside, of: view.chapter === undefined ? 'your' : 'this' }}
          >
            {isNarrowed && rows.length > 0 && clear}
            <ViewsMenu />
          </FoundLine>
          {rows.length > 0 ? (
            <MemberTable
              rows={rows}
              now={serverNow()}
              hrefOf={({ id }) => `/office/members/${id}`}
              onOpen={({ id }, event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                void router.navigate({
                  to: '/office/members/$id',
                  params: { id },
                  state: { fromList: true },
                });
              }}
            />
          ) : isNarrowed ? (
            <EmptyState live heading="Nothing matches." headingLevel={2} action={clear}>
              {outside === 0 && hidden === 0 && 'Try the first letters of a name.'}
            </EmptyState>
          ) : (
            <EmptyState
              live
              heading="No members yet."
              headingLevel={2}
              action={
                may.import && (
                  <ButtonLink variant="line" href="/office/members/import">
                    Import members
                  </ButtonLink>
                )
              }
            >
              {may.import ? 'Import members, or wait for the first request.' : 'Wait for the first request.'}
            </EmptyState>
          )}
        </div>
        {more && (
          <div>
            <Button variant="line" onClick={() => go({ ...search, page: page + 1 })}>
              Show 50 more
            </Button>
          </div>
        )}
      </Stack>
      <ExportDialog
        open={isExporting}
        filters={filters}
        total={total}
        onClose={() => setExporting(false)}
        onTaken={(words) => {
          setExporting(false);
          say({ tone: 'success', words });
        }}
      />
    </>
  );
}
