import { RegisteredNotice } from '@banyan/ui/content';
import { Container, Section } from '@banyan/ui/layout';
import { useAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { events } from '../../../content/events.ts';
import { useVisit } from '../../../state/store.ts';
import { confirmationAtom } from '../confirmation.ts';

/**
 * The registration that went through in this tab, until it is dismissed.
 *
 * @param props.returnTo Id of what gets the focus when it is gone.
 */
export function RegisteredHere({ returnTo }: { returnTo: string }) {
  const [confirmation, setConfirmation] = useAtom(confirmationAtom, useVisit());
  if (!confirmation) return null;
  const dismiss = () => {
    setConfirmation(RESET);
    document.getElementById(returnTo)?.focus({ preventScroll: true });
  };
  return (
    <Section spacing="none">
      <Container>
        <RegisteredNotice
          heading={`${events.registered} ${confirmation.title}`}
          reference={confirmation.reference}
          calendar={{ label: events.upcoming.calendar, href: confirmation.calendar }}
          onDismiss={dismiss}
        >
          {[confirmation.when, confirmation.where].filter(Boolean).join(', ')}
        </RegisteredNotice>
      </Container>
    </Section>
  );
}
