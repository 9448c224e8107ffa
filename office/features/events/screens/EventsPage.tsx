import { eventLists, type EventList as List, type Me } from '@banyan/api/office';
import { Button, ButtonLink, EmptyState, VisuallyHidden } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { useActions } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { Strip } from '../../../shell/components/Strip/Strip.tsx';
import { ReadAgain } from '../../../shell/ReadAgain.tsx';
import { hasDuty } from '../../../shell/rooms.ts';
import { useRowKeys } from '../../../shell/useRowKeys.ts';
import { ViewsMenu } from '../../../shell/ViewsMenu.tsx';
import { CountLine } from '../../review/components/CountLine/CountLine.tsx';
import { FilterTabs } from '../../review/components/FilterTabs/FilterTabs.tsx';
import { EventList } from '../components/EventList/EventList.tsx';
import { eventListNames } from '../components/words.ts';
import type { EventsFound, EventsSearch } from './events.ts';

export interface EventsPageProps {
  me: Me;
  found: EventsFound;
  search: EventsSearch;
}

const nothing: Readonly<Record<List, { heading: string; words: string }>> = {
  coming: { heading: 'No upcoming events.', words: 'Add one with a date and a place.' },
  draft: { heading: 'No drafts.', words: 'Drafts that are not published appear here.' },
  past: { heading: 'No past events yet.', words: 'Past events appear here, ready to copy for next year.' },
  cancelled: { heading: 'No canceled events.', words: 'Canceled events appear here.' },
};

/** Events that come, drafts, past ones, and those that were called off. */
export function EventsPage({ me, found: { rows, counts, more }, search }: EventsPageProps) {
  const { when = 'coming', page = 1 } = search;
  const router = useRouter();
  const { busy, said, run } = useActions();
  const mayEdit = hasDuty(me, 'event.edit');
  const hrefOf = (next: EventsSearch) =>
    router.buildLocation({ to: '/office/events', search: next }).publicHref;
  useRowKeys(mayEdit ? { n: () => void router.navigate({ to: '/office/events/new' }) } : {});
  const copy = async (id: string, title: string) => {
    const made = await run(`Copy “${title}”`, (options) =>
      client.copyEvent({}, { params: { id }, ...options }),
    );
    if (made) await router.navigate({ to: '/office/events/$id', params: { id: made.id } });
  };
  return (
    <>
      <ScreenHead
        title="Events"
        action={
          mayEdit && (
            <ButtonLink variant="accent" size="small" href="/office/events/new" aria-keyshortcuts="n">
              New event
            </ButtonLink>
          )
        }
      />
      <Stack space={16}>
        <FilterTabs
          label="Which events"
          items={eventLists.map((one) => ({
            href: hrefOf(one === 'coming' ? {} : { when: one }),
            label: eventListNames[one],
            count: counts[one],
            isCurrent: one === when,
          }))}
        />
        <ReadAgain />
        {said && (
          <Strip live tone={said.tone}>
            {said.words}
          </Strip>
        )}
        {rows.length > 0 ? (
          <EventList
            rows={rows}
            hrefOf={({ id }) => `/office/events/${id}`}
            actionOf={
              mayEdit && when === 'past'
                ? ({ id, title }) => (
                    <Button
                      variant="line"
                      size="small"
                      busy={busy !== undefined}
                      onClick={() => void copy(id, title)}
                    >
                      Copy
                      <VisuallyHidden> {title}</VisuallyHidden>
                    </Button>
                  )
                : undefined
            }
            doorHrefOf={hasDuty(me, 'event.door') ? ({ id }) => `/office/check-in/${id}` : undefined}
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
                void router.navigate({
                  to: '/office/events',
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
      </Stack>
    </>
  );
}
