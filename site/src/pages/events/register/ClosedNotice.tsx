import { type EventItem, eventDay, eventRegistrationMessages as messages } from '@banyan/api/contract';
import { focusWithoutScrolling } from '@banyan/app/navigation';
import { RegistrationClosed } from '@banyan/ui/content';
import { MoreLink } from '@banyan/ui/elements';
import { useEffect, useRef } from 'react';
import { eventRegistration as words } from '../../../content/eventRegistration.ts';
import { pastEventHref } from '../pastEventHref.ts';
import { deadlineWords } from './ticketEvent.ts';

export interface ClosedNoticeProps {
  event: EventItem;
  status: 'full' | 'closed' | 'ended' | 'canceled';
  /** Set if registration closed while the page was open. */
  changed: boolean;
  /** Set if the waitlist form follows. */
  waits: boolean;
}

/** Replaces the form: registration is closed, with the reason. */
export function ClosedNotice({ event, status, changed, waits }: ClosedNoticeProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // If the form had the focus when it was removed, move the focus to this heading.
    const heading = section.current?.querySelector('h2');
    if (changed && heading && document.activeElement === document.body) focusWithoutScrolling(heading);
  }, [changed]);
  return (
    <RegistrationClosed
      ref={section}
      heading={messages[status]}
      others={words.others}
      action={waits ? null : <WayOn event={event} status={status} />}
      live={changed}
    >
      {waits ? words.waitingList.why : explanation(event, status)}
    </RegistrationClosed>
  );
}

function explanation(event: EventItem, status: ClosedNoticeProps['status']): string {
  if (status === 'canceled') return words.canceled;
  if (status === 'ended') return `${words.endedOn} ${eventDay(event).dateLong}.`;
  const deadline = status === 'closed' ? deadlineWords(event) : undefined;
  return [deadline && `${words.closedSince} ${deadline}.`, words.ifOneComesFree].filter(Boolean).join(' ');
}

function WayOn({ event: { _id: id }, status }: Pick<ClosedNoticeProps, 'event' | 'status'>) {
  if (status === 'canceled') return null;
  if (status !== 'ended') return <MoreLink href={words.write.href}>{words.write.label}</MoreLink>;
  const href = pastEventHref(id);
  return href ? <MoreLink href={href}>{words.pictures}</MoreLink> : null;
}
