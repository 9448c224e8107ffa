import { ButtonLink, Text } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { Dialog, preloadDialog } from '@banyan/ui/overlays';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { officeCalls } from '../../../calls.ts';
import { isWide } from '../../../kit/useIsWide.ts';
import { validationErrors } from '../../../kit/validationErrors.ts';
import { errorMessage, passkeyWanted } from '../../../kit/withStepUp.ts';
import { client } from '../../../shell/client.ts';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';
import { AuthLayout } from '../../sign-in/components/AuthLayout/AuthLayout.tsx';
import { CheckInFrame } from '../components/CheckInFrame/CheckInFrame.tsx';
import { CheckInHead } from '../components/CheckInHead/CheckInHead.tsx';
import { LastCheckIn } from '../components/LastCheckIn/LastCheckIn.tsx';
import { NameSearch } from '../components/NameSearch/NameSearch.tsx';
import { TicketFinder } from '../components/TicketFinder/TicketFinder.tsx';
import { type TypedWalkIn, WalkInForm, walkInFields } from '../components/WalkInForm/WalkInForm.tsx';
import { calledSo } from '../screens/mergedEntries.ts';
import { Result } from '../screens/Result.tsx';
import { useAwake } from '../screens/useAwake.ts';
import { useCamera } from '../screens/useCamera.ts';
import { useCheckIn } from '../screens/useCheckIn.ts';
import { useNight } from '../screens/useNight.ts';

/** Browsers allow the camera only in documents of the check-in. */
const isCheckInDocument = window.location.pathname.startsWith('/office/check-in/');

const WalkIn = v.omit(officeCalls.walkIn.body, ['device', 'now', 'item', 'at']);

const errorsOf = (wrong: Readonly<Record<string, string>>) =>
  Object.fromEntries(walkInFields.map((name) => [name, wrong[name]]));

/** Check-in of an event by ticket or by name, online and offline. */
export const Route = createFileRoute('/office/check-in/$eventId')({
  staticData: { title: 'Check-in' },
  beforeLoad: ({ location, preload }) => {
    if (!isCheckInDocument && !preload) throw redirect({ href: location.href, reloadDocument: true });
  },
  loader: ({ params: { eventId } }) => {
    // Walk-ins are checked in offline, too, so the dialog of their form is loaded with the list.
    preloadDialog();
    return client.checkInList({ params: { id: eventId }, query: {} });
  },
  // The page itself reads changes from here on.
  staleTime: Number.POSITIVE_INFINITY,
  component: () => <CheckInScreen key={Route.useParams().eventId} />,
  errorComponent: ({ error }) => <CheckInClosed event={Route.useParams().eventId} error={error} />,
});

function CheckInScreen() {
  const { eventId: event } = Route.useParams();
  const checkIn = useCheckIn(event, Route.useLoaderData());
  const camera = useCamera((text) => void checkIn.scan(text));
  const [words, setWords] = useState('');
  const [isWalkingIn, setWalkingIn] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const field = useRef<HTMLInputElement>(null);
  useAwake();
  useNight();

  // The phone’s keyboard would cover the camera.
  const goOn = () => {
    setWords('');
    if (isWide()) field.current?.focus();
    else field.current?.blur();
  };
  const closeForm = () => {
    setWalkingIn(false);
    setErrors({});
  };
  const letWalkIn = (typed: TypedWalkIn) => {
    const person = { ...typed, guests: Number(typed.guests) };
    const parsed = v.safeParse(WalkIn, person);
    setErrors(validationErrors(WalkIn, person));
    if (!parsed.success) return;
    checkIn.walkIn(parsed.output);
    closeForm();
    goOn();
  };
  const { event: shownEvent, counts, me } = checkIn.list;
  return (
    <>
      <CheckInFrame
        head={
          <CheckInHead
            title={shownEvent.title}
            arrived={checkIn.arrived}
            coming={counts.taken}
            guests={counts.guests}
            helper={me.name}
            until={me.until}
            unsent={checkIn.unsent}
            isOnline={checkIn.isOnline}
          />
        }
        view={
          <>
            <TicketFinder state={camera.state} film={camera.film} onRetry={camera.retry} />
            {checkIn.shown && (
              <Result
                shown={checkIn.shown}
                entry={checkIn.shownEntry}
                holds={checkIn.holds}
                onLetIn={checkIn.letIn}
                onGuests={checkIn.moreGuests}
              />
            )}
          </>
        }
        search={
          <>
            {checkIn.shut !== undefined && (
              <InlineAlert
                live
                tone="critical"
                action={
                  me.until === null && (
                    <ButtonLink variant="line" href={`/office/sign-in?to=/office/check-in/${event}`}>
                      Sign in
                    </ButtonLink>
                  )
                }
              >
                {checkIn.shut}
                {checkIn.unsent > 0 && ' Check-ins that are not sent yet wait here for a new pass.'}
              </InlineAlert>
            )}
            {checkIn.told && (
              <InlineAlert live tone="info">
                {checkIn.told}
              </InlineAlert>
            )}
            <NameSearch
              words={words}
              onWords={setWords}
              {...calledSo(checkIn.entries, words)}
              onChoose={(entry) => {
                checkIn.choose(entry);
                goOn();
              }}
              onWalkIn={() => setWalkingIn(true)}
              field={field}
            />
          </>
        }
        foot={<LastCheckIn last={checkIn.last} onUndo={checkIn.undo} />}
      />
      <Dialog open={isWalkingIn} onClose={closeForm} title="Not on the list">
        <WalkInForm errors={errorsOf(errors)} onLetIn={letWalkIn} onBack={closeForm} />
      </Dialog>
    </>
  );
}

/** Screen for a check-in that does not open: no pass, a pass that has ended, or no connection. */
const CheckInClosed = ({ event, error }: { event: string; error: unknown }) => (
  <AuthLayout title="You can’t check in guests here">
    <Text measure>
      {passkeyWanted(error)
        ? 'Scan the event’s check-in pass, or ask the volunteer who has it. Volunteers sign in.'
        : errorMessage(error)}
    </Text>
    <Cluster space={16}>
      <ButtonLink variant="line" href={`/office/check-in/${event}`} target="_self">
        Try again
      </ButtonLink>
      <ButtonLink variant="quiet" href={`/office/sign-in?to=/office/check-in/${event}`}>
        Sign in
      </ButtonLink>
    </Cluster>
  </AuthLayout>
);
