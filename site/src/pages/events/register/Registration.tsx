import { chapterPath, findChapter, type Receipt } from '@banyan/api/contract';
import { EventRegistrationForm } from '@banyan/forms/event-registration';
import { EventStub, SuccessView } from '@banyan/ui/content';
import { MoreLink } from '@banyan/ui/elements';
import { useId } from 'react';
import { chapterLink } from '../../../content/chapterLink.ts';
import { eventRegistration as words } from '../../../content/eventRegistration.ts';
import type { PostedForm } from '../../../request.ts';
import { useCaptchaSettings } from '../../useCaptchaSettings.ts';
import type { FoundEvent } from '../readEvent.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { confirmByWords } from './ticketEvent.ts';
import { calendarOf, receiptHeading, useRegistered, useSend } from './useRegistering.ts';
import type { useRegistrationState } from './useRegistrationState.ts';

interface RegistrationProps {
  found: FoundEvent;
  status: ReturnType<typeof useRegistrationState>;
  serverState: PostedForm<'eventRegistration'> | null;
}

/** Lower part of the ticket: the registration form, or why registration is closed. */
export function Registration({ found, status, serverState }: RegistrationProps) {
  const { event } = found;
  const onRegistered = useRegistered(found, serverState?.success);
  if (serverState?.success) return <Registered found={found} receipt={serverState.success} />;
  const form = <Form found={found} status={status} serverState={serverState} onRegistered={onRegistered} />;
  const waits = status.state === 'full' && event.waitingList === true;
  // A visitor who found the event full keeps seeing that. While a visitor fills in the form, nothing moves.
  if (status.state !== 'open' && (!status.showForm || (waits && !status.changed && !status.filledUp))) {
    return (
      <>
        <ClosedNotice event={event} status={status.state} changed={status.changed} waits={waits} />
        {waits ? form : null}
      </>
    );
  }
  if (event.registrationURL) return <Elsewhere href={event.registrationURL} />;
  return form;
}

function Form({
  found,
  status,
  serverState,
  onRegistered,
}: RegistrationProps & { onRegistered: ReturnType<typeof useRegistered> }) {
  const headingId = useId();
  const waits = found.event.waitingList === true && (status.state === 'full' || status.filledUp);
  const heading = waits ? words.waitingList.heading : words.formHeading;
  return (
    <EventStub heading={heading} headingId={headingId}>
      <EventRegistrationForm
        eventId={found.event._id}
        waitingList={waits}
        aria-labelledby={headingId}
        onSubmit={useSend(found, status)}
        onBegun={status.noteBegun}
        onRegistered={onRegistered}
        verification={useCaptchaSettings('registerForEvent')}
        note={waits ? words.waitingList.note : words.note}
        serverState={serverState ?? undefined}
      />
    </EventStub>
  );
}

/** Confirmation after the form was sent without JavaScript. */
function Registered({ found, receipt }: { found: FoundEvent; receipt: Receipt }) {
  const chapter = findChapter(found.event.chapter ?? '');
  const confirmBy = confirmByWords(receipt.confirmBy, found.event);
  const { registered } = words;
  const lede = receipt.waitingList ? registered.waiting : registered.lede;
  return (
    <SuccessView
      heading={receiptHeading(receipt)}
      lede={confirmBy ? `${registered.confirmBy} ${confirmBy} ${registered.keepsSeat}` : lede}
      reference={receipt.reference}
      actions={
        <>
          {receipt.waitingList ? null : <MoreLink href={calendarOf(found)}>{registered.calendar}</MoreLink>}
          {chapter ? <MoreLink href={chapterPath(chapter.id)}>{chapterLink(chapter.name)}</MoreLink> : null}
          <MoreLink href={words.back.href}>{words.back.label}</MoreLink>
        </>
      }
    />
  );
}
