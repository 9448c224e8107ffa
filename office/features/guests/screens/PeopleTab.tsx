import { serverNow } from '@banyan/api/client';
import { Button, ButtonLink, EmptyState } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { CountLine } from '../../../kit/CountLine/CountLine.tsx';
import { FormResult } from '../../../kit/FormResult.tsx';
import { offlineId } from '../../../kit/Screen/offline.ts';
import { useOnline } from '../../../kit/useOnline.ts';
import { heldWords } from '../../../kit/words/events.ts';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';
import { hasPermission } from '../../../shell/navigation.ts';
import { useRowKeys } from '../../../shell/useRowKeys.ts';
import { useNewCampaign } from '../../campaigns/screens/useNewCampaign.ts';
import { NameSheets } from '../../events/components/NameSheets/NameSheets.tsx';
import { PeopleTable } from '../../events/components/PeopleTable/PeopleTable.tsx';
import { PeopleTools } from '../../events/components/PeopleTools/PeopleTools.tsx';
import type { EventSearch } from '../../events/screens/events.ts';
import type { EventTabProps } from '../../events/screens/eventTabs.ts';
import { type Doing, PeopleDialogs } from './PeopleDialogs.tsx';
import { useGuestActions } from './useGuestActions.ts';

const nothing = {
  coming: { heading: 'No guests yet.', words: 'People who register appear here.' },
  waiting: { heading: 'The waitlist is empty.', words: 'People join it when every seat is taken.' },
  released: { heading: 'No one canceled.', words: 'Canceled registrations appear here.' },
} as const;

/** Guests of an event: going, on the waitlist or canceled; also as a printable list. */
export function PeopleTab({ me, event, search, people, names }: EventTabProps) {
  const router = useRouter();
  const actions = useGuestActions(event.id);
  const email = useNewCampaign(me, actions.line);
  const isOnline = useOnline();
  const [doing, setDoing] = useState<Doing>();
  const hrefOf = (more: EventSearch) =>
    router.buildLocation({
      to: '/office/events/$id',
      params: { id: event.id },
      search: { tab: 'people', ...more },
    }).publicHref;
  const go = (more: EventSearch) =>
    void router.navigate({
      to: '/office/events/$id',
      params: { id: event.id },
      search: { tab: 'people', ...more },
      resetScroll: false,
      replace: true,
    });
  // Clears the result of the previous action before a dialog opens.
  const begin = (next: Doing) => {
    actions.say(undefined);
    setDoing(next);
  };
  const mayAdd = event.state === 'shown' && !event.isOver;
  useRowKeys(mayAdd && !names ? { n: () => begin({ what: 'add' }) } : {});

  if (names)
    return (
      <NameSheets
        title={event.title}
        when={heldWords({ date: event.date, timeZone: event.zone })}
        sheet={search.print ?? 'list'}
        names={names}
        hrefOf={(print) => hrefOf({ print })}
        backHref={hrefOf({})}
      />
    );
  if (!people) return null;
  const { q = '', people: list = 'coming', arrived, page = 1 } = search;
  const looked = q !== '' && { q };
  const found = { ...looked, ...(list !== 'coming' && { people: list }), ...(arrived && { arrived }) };
  const hasArrivals = event.door || (people.counts.arrived ?? 0) > 0;
  const mayArrive = hasArrivals && list === 'coming' && hasPermission(me, 'event.door');
  const unavailableBecause = isOnline ? undefined : offlineId;
  // A dialog shows its own error.
  const result = !doing && <FormResult subject={actions.line} />;
  const hasRow = people.rows.some((person) => person.id === actions.guest);
  const isFull = event.seats !== null && event.taken >= event.seats;
  return (
    <Stack space={16}>
      {!isOnline && (
        <InlineAlert live tone="warning" id={offlineId}>
          You’re offline. You can read, but not make changes.
        </InlineAlert>
      )}
      <PeopleTools
        key={q}
        q={q}
        onSearch={(next) => go({ ...found, q: next || undefined })}
        list={list}
        counts={people.counts}
        hrefOf={(one) => hrefOf({ ...looked, ...(one !== 'coming' && { people: one }) })}
        arrivals={
          hasArrivals
            ? {
                arrived: people.counts.arrived ?? 0,
                shown: arrived,
                hrefOf: (one) => hrefOf({ ...looked, arrived: one }),
              }
            : undefined
        }
        seats={event.seats}
        taken={event.taken}
        onAdd={mayAdd ? () => begin({ what: 'add' }) : undefined}
        printHref={hrefOf({ print: 'list' })}
        onExport={() => void actions.exportAll()}
        onWrite={
          mayAdd && people.counts.coming > 0 && hasPermission(me, 'letter.send-to-guests')
            ? () => void email.begin({ kind: 'event', event: event.id, who: 'coming' })
            : undefined
        }
        busy={actions.busy || email.busy}
        unavailableBecause={unavailableBecause}
      />
      {!hasRow && result}
      {people.rows.length > 0 ? (
        <PeopleTable
          people={people.rows}
          now={serverNow()}
          onResend={mayAdd ? (person) => void actions.resend(person) : undefined}
          onRename={(person) => begin({ what: 'name', person })}
          onCancel={(person) => begin({ what: 'cancel', person })}
          onMove={(person) => begin({ what: 'move', person })}
          onArrive={mayArrive ? (person, isHere) => void actions.arrive(person, isHere) : undefined}
          asked={actions.guest}
          result={result}
          unavailableBecause={unavailableBecause}
        />
      ) : (
        <EmptyState
          live
          heading={q === '' ? nothing[list].heading : 'Nothing matches.'}
          headingLevel={2}
          action={
            q !== '' && (
              <ButtonLink variant="line" href={hrefOf({})}>
                Clear filters
              </ButtonLink>
            )
          }
        >
          {q === '' ? nothing[list].words : 'Try the first letters of a name.'}
        </EmptyState>
      )}
      <CountLine shown={people.rows.length} total={people.counts[list]}>
        {people.more && (
          <Button variant="line" size="small" onClick={() => go({ ...found, page: page + 1 })}>
            Show more
          </Button>
        )}
      </CountLine>
      <PeopleDialogs doing={doing} actions={actions} isFull={isFull} onClose={() => setDoing(undefined)} />
    </Stack>
  );
}
