import { eventLists, type EventList as List } from '@banyan/api/office';
import { Button, ButtonLink, EmptyState, VisuallyHidden } from '@banyan/ui/elements';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { CountLine } from '../../../kit/CountLine/CountLine.tsx';
import { FilterTabs } from '../../../kit/FilterTabs/FilterTabs.tsx';
import { FormResult } from '../../../kit/FormResult.tsx';
import { load } from '../../../kit/load.ts';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { readPages } from '../../../kit/search.ts';
import { useActions } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';
import { hasPermission } from '../../../shell/navigation.ts';
import { useRowKeys } from '../../../shell/useRowKeys.ts';
import { ViewsMenu } from '../../../shell/ViewsMenu.tsx';
import { EventList } from '../components/EventList/EventList.tsx';
import { eventListNames } from '../components/words.ts';
import { EventsSearch } from '../screens/events.ts';

/** Subject of the result message for the event that was copied last. */
const copyLine = 'events copy';

const nothing: Readonly<Record<List, { heading: string; words: string }>> = {
  coming: { heading: 'No upcoming events.', words: 'Add one with a date and a place.' },
  draft: { heading: 'No drafts.', words: 'Drafts that are not published appear here.' },
  past: { heading: 'No past events yet.', words: 'Past events appear here, ready to copy for next year.' },
  cancelled: { heading: 'No canceled events.', words: 'Canceled events appear here.' },
};

/** Upcoming events, drafts, past ones, and those that were canceled. */
export const Route = createFileRoute('/office/_layout/events/')({
  staticData: { title: 'Events' },
  validateSearch: EventsSearch,
  loaderDeps: ({ search }) => search,
  loader: (at) =>
    load(at, 'event.see', 'Read the events', () => {
      const { page = 1, when = 'coming' } = at.deps;
      return readPages(
        page,
        (one) => client.getOfficeEvents({ query: { when, page: one } }),
        ({ id }) => id,
      );
    }),
  component: EventsScreen,
});

function EventsScreen() {
  const { rows, counts, more } = Route.useLoaderData();
  const { me } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const { when = 'coming', page = 1 } = search;
  const { busy, run } = useActions(copyLine);
  const [copied, setCopied] = useState<string>();
  const mayEdit = hasPermission(me, 'event.edit');
  const hrefOf = (next: EventsSearch) =>
    router.buildLocation({ to: '/office/events', search: next }).publicHref;
  useRowKeys(mayEdit ? { n: () => void navigate({ to: '/office/events/new' }) } : {});
  const copy = (id: string, title: string) => {
    setCopied(id);
    void run(`Copy “${title}”`, (options) => client.copyEvent({}, { params: { id }, ...options }), {
      after: (made) => navigate({ to: '/office/events/$id', params: { id: made.id } }),
    });
  };
  return (
    <Screen
      title="Events"
      action={
        mayEdit && (
          <ButtonLink variant="accent" size="small" href="/office/events/new" aria-keyshortcuts="n">
            New event
          </ButtonLink>
        )
      }
    >
      <FilterTabs
        label="Which events"
        items={eventLists.map((one) => ({
          href: hrefOf(one === 'coming' ? {} : { when: one }),
          label: eventListNames[one],
          count: counts[one],
          isCurrent: one === when,
        }))}
      />
      {rows.length > 0 ? (
        <EventList
          rows={rows}
          hrefOf={({ id }) => `/office/events/${id}`}
          actionOf={
            mayEdit && when === 'past'
              ? ({ id, title }) => (
                  <>
                    <Button
                      variant="line"
                      size="small"
                      busy={busy !== undefined}
                      onClick={() => copy(id, title)}
                    >
                      Copy
                      <VisuallyHidden> {title}</VisuallyHidden>
                    </Button>
                    {copied === id && <FormResult subject={copyLine} />}
                  </>
                )
              : undefined
          }
          checkInHrefOf={hasPermission(me, 'event.door') ? ({ id }) => `/office/check-in/${id}` : undefined}
        />
      ) : (
        <EmptyState
          live
          heading={nothing[when].heading}
          headingLevel={2}
          action={
            mayEdit &&
            when === 'coming' && (
              <ButtonLink variant="line" href="/office/events/new">
                New event
              </ButtonLink>
            )
          }
        >
          {nothing[when].words}
        </EmptyState>
      )}
      <CountLine shown={rows.length} total={counts[when]}>
        {more && (
          <Button
            variant="line"
            size="small"
            onClick={() =>
              void navigate({
                search: { ...search, page: page + 1 },
                resetScroll: false,
                replace: true,
              })
            }
          >
            Show more
          </Button>
        )}
        <ViewsMenu />
      </CountLine>
    </Screen>
  );
}
