import { serverNow } from '@banyan/api/client';
import type { AuditActionName, SubjectKind } from '@banyan/api/office';
import { Button, ButtonLink, EmptyState, Text } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import type * as v from 'valibot';
import { officeCalls } from '../../../calls.ts';
import { fileDay, saveCsv } from '../../../kit/download.ts';
import { FormResult } from '../../../kit/FormResult.tsx';
import { type Filter, FilterBar } from '../../../kit/filters/FilterBar.tsx';
import { load } from '../../../kit/load.ts';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { isNarrowed, queryOf, searchOf, viewIn } from '../../../kit/search.ts';
import { useActions } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';
import { hasPermission } from '../../../shell/navigation.ts';
import { ViewsMenu } from '../../../shell/ViewsMenu.tsx';
import { LogDays } from '../components/LogDays/LogDays.tsx';
import { placeOfAction } from '../screens/actionPlaces.ts';

const exportLine = 'log export';

const Search = searchOf(officeCalls.getLog.query);
type Search = v.InferOutput<typeof Search>;

interface Choice<Value> {
  value: Value;
  label: string;
}

/** Kinds of subject, the first word of the log’s `subject`. */
const kinds: readonly Choice<SubjectKind>[] = [
  { value: 'member', label: 'Members' },
  { value: 'correction', label: 'Corrections' },
  { value: 'story', label: 'Stories' },
  { value: 'job', label: 'Jobs' },
  { value: 'message', label: 'Messages' },
  { value: 'roll', label: 'Member imports' },
  { value: 'graduates', label: 'Alumni register' },
  { value: 'event', label: 'Events' },
  { value: 'news', label: 'News' },
  { value: 'gift', label: 'Gifts' },
  { value: 'mailing', label: 'Campaigns' },
  { value: 'letter', label: 'Emails in the outbox' },
  { value: 'volunteer', label: 'Volunteers' },
  { value: 'invitation', label: 'Invitations' },
  { value: 'settings', label: 'Settings' },
];

/** Actions offered as filters. */
const actions: readonly Choice<AuditActionName>[] = [
  { value: 'approve', label: 'Approved' },
  { value: 'reject', label: 'Declined' },
  { value: 'undo', label: 'Decision undone' },
  { value: 'ask', label: 'Asked' },
  { value: 'reply', label: 'Replied' },
  { value: 'look at contact', label: 'Viewed contact info' },
  { value: 'take down', label: 'Removed' },
  { value: 'mend', label: 'Story edited' },
  { value: 'member save', label: 'Member edited' },
  { value: 'member merge', label: 'Members merged' },
  { value: 'member export', label: 'Members exported' },
  { value: 'forget', label: 'Personal data erased' },
  { value: 'roll commit', label: 'Members imported' },
  { value: 'event cancel', label: 'Event canceled' },
  { value: 'news publish', label: 'News published' },
  { value: 'refund', label: 'Refunded' },
  { value: 'mailing send', label: 'Campaign scheduled' },
  { value: 'invite', label: 'Invited' },
  { value: 'grants', label: 'Roles changed' },
  { value: 'sign in', label: 'Signed in' },
];

/** Filters of the log. @param people Volunteers to choose from; without any the filter by volunteer is left out. */
const filtersFor = (
  people: readonly { id: string; name: string }[],
): readonly Filter<Omit<Search, 'page'>>[] => [
  ...(people.length > 0
    ? [
        {
          type: 'choice' as const,
          key: 'who' as const,
          label: 'Who',
          none: 'Everybody',
          options: people.map(({ id, name }) => ({ value: id, label: name })),
        },
      ]
    : []),
  { type: 'choice', key: 'action', label: 'What', none: 'All actions', options: actions },
  { type: 'choice', key: 'about', label: 'About', none: 'Everything', options: kinds },
  { type: 'days', label: 'When', from: 'from', to: 'to' },
];

/** Audit log screen. The filters are in the address. */
export const Route = createFileRoute('/office/_layout/log')({
  staticData: { title: 'Log' },
  validateSearch: Search,
  loaderDeps: ({ search }) => search,
  loader: (at) =>
    load(at, 'log.see', 'Read the log', async () => {
      const [log, { volunteers: people }] = await Promise.all([
        client.getLog({ query: queryOf(at.deps) }),
        hasPermission(at.context.me, 'volunteer.manage') ? client.getVolunteers() : { volunteers: [] },
      ]);
      return { ...log, people };
    }),
  component: LogScreen,
});

function LogScreen() {
  const { lines, more, people } = Route.useLoaderData();
  const { me } = Route.useRouteContext();
  const { page = 1, ...view } = viewIn(Search, Route.useSearch());
  const navigate = Route.useNavigate();
  const router = useRouter();
  const { busy, run } = useActions(exportLine);
  const hrefOf = (search: Search) => router.buildLocation({ to: '/office/log', search }).publicHref;
  const exportAll = () =>
    run('Export the log', (options) => client.exportLog(view, options), {
      done: ({ csv, rows }) => saveCsv(`log-${fileDay()}`, csv, rows),
    });
  const narrowed = isNarrowed(view);
  return (
    <Screen title="Log">
      <FilterBar
        of="the log"
        action="/office/log"
        filters={filtersFor(people)}
        view={view}
        onChange={(next) => void navigate({ search: next, resetScroll: false, replace: true })}
      />
      {lines.length > 0 ? (
        <LogDays lines={lines} now={serverNow()} hrefOf={(line) => placeOfAction(line, me.id)} />
      ) : (
        <EmptyState
          live
          heading={narrowed ? 'Nothing matches.' : 'No actions yet'}
          headingLevel={2}
          action={
            narrowed && (
              <ButtonLink variant="line" href="/office/log">
                Clear filters
              </ButtonLink>
            )
          }
        >
          {narrowed ? 'Try other days, or clear the filters.' : 'Volunteers’ actions appear here.'}
        </EmptyState>
      )}
      <Cluster>
        {page > 1 && (
          <ButtonLink variant="line" href={hrefOf({ ...view, page: page - 1 })}>
            Newer
          </ButtonLink>
        )}
        {more && (
          <ButtonLink variant="line" href={hrefOf({ ...view, page: page + 1 })}>
            Older
          </ButtonLink>
        )}
        {lines.length > 0 && hasPermission(me, 'volunteer.manage') && (
          <Button variant="line" busy={busy !== undefined} onClick={() => void exportAll()}>
            Export
          </Button>
        )}
        <ViewsMenu />
        <Text size="small" tone="quiet">
          The log shows actions and views of contact info, not other reading.
        </Text>
        <FormResult subject={exportLine} />
      </Cluster>
    </Screen>
  );
}
