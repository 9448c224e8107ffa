import { serverNow } from '@banyan/api/client';
import { chapters, programs } from '@banyan/api/contract';
import { memberOrders } from '@banyan/api/office';
import { Button, ButtonLink, EmptyState, Icon } from '@banyan/ui/elements';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { Download, Mails, Upload } from 'lucide';
import { Suspense, use, useState } from 'react';
import { DataTable } from '../../../kit/DataTable/DataTable.tsx';
import { FormResult } from '../../../kit/FormResult.tsx';
import { type Filter, FilterBar } from '../../../kit/filters/FilterBar.tsx';
import { load } from '../../../kit/load.ts';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { isNarrowed, viewIn } from '../../../kit/search.ts';
import { useSay } from '../../../kit/useActions.ts';
import { hasPermission } from '../../../shell/navigation.ts';
import { useRowKeys } from '../../../shell/useRowKeys.ts';
import { ViewsMenu } from '../../../shell/ViewsMenu.tsx';
import { audienceOf } from '../../campaigns/screens/audiences.ts';
import { useNewCampaign } from '../../campaigns/screens/useNewCampaign.ts';
import { FoundLine } from '../components/FoundLine/FoundLine.tsx';
import { memberColumns } from '../components/MemberList/memberColumns.ts';
import { factsLine, orderNames, statusNames } from '../components/words.ts';
import { ExportDialog } from '../screens/ExportDialog.tsx';
import { MembersWaiting } from '../screens/MembersWaiting.tsx';
import { filtersOf, type MembersFound, MembersSearch, membersLine, readMembers } from '../screens/members.ts';

const filters: readonly Filter<Omit<MembersSearch, 'page'>>[] = [
  { type: 'search', key: 'q', label: 'Name or reference' },
  {
    type: 'choice',
    key: 'status',
    label: 'Status',
    initial: 'shown',
    options: (['shown', 'hidden', 'waiting', 'merged', 'turned-down', 'all'] as const).map((value) => ({
      value,
      label: value === 'all' ? 'All' : statusNames[value],
    })),
  },
  {
    type: 'choice',
    key: 'chapter',
    label: 'Chapter',
    none: 'All chapters',
    options: chapters.map(({ id, name }) => ({ value: id, label: name })),
  },
  { type: 'years', label: 'Years', from: 'from', to: 'to' },
  {
    type: 'choice',
    key: 'program',
    label: 'Program',
    none: 'All programs',
    options: programs.map(({ code, name }) => ({ value: code, label: name })),
  },
  {
    type: 'choice',
    key: 'newsletter',
    label: 'Newsletter',
    none: 'Any',
    options: [
      { value: 'yes', label: 'Newsletter' },
      { value: 'no', label: 'No newsletter' },
    ],
  },
  { type: 'toggle', key: 'status', label: 'Hidden', value: 'hidden' },
  {
    type: 'choice',
    key: 'sort',
    label: 'Order',
    initial: 'name',
    isOrder: true,
    options: memberOrders.map((value) => ({ value, label: orderNames[value].chip })),
  },
];

/** Time the previous screen stays visible, in milliseconds. */
const pendingMs = 150;
const passes = () => new Promise<undefined>((resolve) => setTimeout(resolve, pendingMs));

/** Screen of members: shown, hidden, and requests. The address holds the filters. */
export const Route = createFileRoute('/office/_layout/members/')({
  staticData: { title: 'Members' },
  validateSearch: MembersSearch,
  loaderDeps: ({ search }) => search,
  staleTime: 60_000,
  // The router’s own pending state would replace the screen while a volunteer types into its search.
  pendingMs: 60_000,
  loader: async (at) => {
    const found = load(at, 'member.see', 'Read the members', () => readMembers(at.deps));
    // A changed filter keeps the list until the next one is loaded; a first visit shows the placeholder after a short wait.
    const inTime = await (at.cause === 'enter' ? Promise.race([found, passes()]) : found);
    return { found: inTime ?? found };
  },
  component: () => (
    <Suspense fallback={<MembersWaiting />}>
      <MembersScreen />
    </Suspense>
  ),
});

const isThere = (found: MembersFound | Promise<MembersFound>): found is MembersFound => 'rows' in found;

function MembersScreen() {
  const { me } = Route.useRouteContext();
  const data = Route.useLoaderData().found;
  const { rows, total, more, outside, hidden } = isThere(data) ? data : use(data);
  const search = viewIn(MembersSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const router = useRouter();
  const [isExporting, setExporting] = useState(false);
  const say = useSay(membersLine);
  useRowKeys();
  const email = useNewCampaign(me, membersLine);
  const { page = 1, ...view } = search;
  const narrowing = filtersOf(search);
  const audience = hasPermission(me, 'letter.send-to-members') ? audienceOf(narrowing) : undefined;
  const narrowed = isNarrowed(view);
  const mayImport = hasPermission(me, 'member.import');
  const mayExport = hasPermission(me, 'member.export');
  const go = (next: MembersSearch) => void navigate({ search: next, resetScroll: false, replace: true });
  const hrefOf = (next: MembersSearch) =>
    router.buildLocation({ to: '/office/members', search: next }).publicHref;
  const narrow = (next: MembersSearch) => {
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
      <Screen title="Members" space={12}>
        <FilterBar of="members" action="/office/members" filters={filters} view={view} onChange={narrow}>
          {(mayImport || mayExport || audience) && (
            <>
              {mayImport && (
                <ButtonLink variant="line" href="/office/members/import">
                  <Icon icon={Upload} />
                  Import
                </ButtonLink>
              )}
              {mayExport && total > 0 && (
                <Button variant="line" icon={<Icon icon={Download} />} onClick={() => setExporting(true)}>
                  Export
                </Button>
              )}
              {audience && total > 0 && (
                <Button
                  variant="line"
                  icon={<Icon icon={Mails} />}
                  onClick={() => void email.begin(audience)}
                >
                  Email these members
                </Button>
              )}
            </>
          )}
        </FilterBar>
        <FormResult subject={membersLine} />
        <div>
          <FoundLine
            shown={rows.length}
            total={total}
            order={orderNames[view.sort ?? 'name'].words}
            hidden={{ count: hidden, href: hrefOf({ ...view, status: 'hidden' }) }}
            outside={{ count: outside, of: view.chapter === undefined ? 'your' : 'this' }}
          >
            {narrowed && rows.length > 0 && clear}
            <ViewsMenu />
          </FoundLine>
          {rows.length > 0 ? (
            <DataTable
              rows={rows}
              keyOf={({ id }) => id}
              columns={memberColumns(serverNow())}
              summary={factsLine}
              avatarOf={({ id, name }) => ({ id, name })}
              hrefOf={({ id }) => `/office/members/${id}`}
              onOpen={({ id }) =>
                void navigate({ to: '/office/members/$id', params: { id }, state: { fromList: true } })
              }
            />
          ) : narrowed ? (
            <EmptyState live heading="Nothing matches." headingLevel={2} action={clear}>
              {outside === 0 && hidden === 0 && 'Try the first letters of a name.'}
            </EmptyState>
          ) : (
            <EmptyState
              live
              heading="No members yet."
              headingLevel={2}
              action={
                mayImport && (
                  <ButtonLink variant="line" href="/office/members/import">
                    Import members
                  </ButtonLink>
                )
              }
            >
              {mayImport ? 'Import members, or wait for the first request.' : 'Wait for the first request.'}
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
      </Screen>
      <ExportDialog
        open={isExporting}
        filters={narrowing}
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
