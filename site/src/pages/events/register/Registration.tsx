import { chapterPath, eventRegistrationMessages, findChapter } from '@banyan/api/contract';
import { EventRegistrationForm } from '@banyan/forms/event-registration';
import { EventStub, SuccessView } from '@banyan/ui/content';
import { MoreLink } from '@banyan/ui/elements';
import { preload } from '@banyan/ui/hooks';
import { useId } from 'react';
import { chapterLink } from '../../../content/chapterLink.ts';
import { eventRegistration as words } from '../../../content/eventRegistration.ts';
import type { PostedForm } from '../../../request.ts';
import { useCaptchaSettings } from '../../useCaptchaSettings.ts';
import type { FoundEvent } from '../readEvent.ts';
import { ClosedDoor } from './ClosedDoor.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { calendarOf, sending, useRegistered, useSend } from './useRegistering.ts';
import type { useRegistrationState } from './useRegistrationState.ts';

interface RegistrationProps {
  found: FoundEvent;
  door: ReturnType<typeof useRegistrationState>;
  serverState: PostedForm<'eventRegistration'> | null;
}

/** The part of the ticket below its tear line: the form, or why there is none. */
export function Registration({ found, door, serverState }: RegistrationProps) {
  const { event } = found;
  const onRegistered = useRegistered(found, serverState?.success);
  if (serverState?.success) return <Registered found={found} reference={serverState.success.reference} />;
  if (door.state !== 'open' && !door.showForm) {
    return <ClosedDoor event={event} door={door.state} changed={door.changed} />;
  }
  if (event.registrationURL) return <Elsewhere href={event.registrationURL} />;
  return <Form found={found} door={door} serverState={serverState} onRegistered={onRegistered} />;
}

function Form({
  found,
  door,
  serverState,
  onRegistered,
}: RegistrationProps & { onRegistered: ReturnType<typeof useRegistered> }) {
  const headingId = useId();
  return (
    <EventStub heading={words.formHeading} headingId={headingId}>
      <EventRegistrationForm
        eventId={found.event._id}
        aria-labelledby={headingId}
        onSubmit={useSend(found, door)}
        onBegun={() => {
          door.noteBegun();
          preload(sending);
        }}
        onRegistered={onRegistered}
        verification={useCaptchaSettings('registerForEvent')}
        note={words.note}
        serverState={serverState ?? undefined}
      />
    </EventStub>
  );
}

/** The form was sent without JavaScript, and taken. */
function Registered({ found, reference }: { found: FoundEvent; reference: string | undefined }) {
  const chapter = findChapter(found.event.chapter ?? '');
  return (
    <SuccessView
      heading={eventRegistrationMessages.succeeded}
      lede={words.registered.lede}
      reference={reference}
      actions={
        <>
          <MoreLink href={calendarOf(found)}>{words.registered.calendar}</MoreLink>
          {chapter ? <MoreLink href={chapterPath(chapter.id)}>{chapterLink(chapter.name)}</MoreLink> : null}
          <MoreLink href={words.back.href}>{words.back.label}</MoreLink>
        </>
      }
    />
  );
}
