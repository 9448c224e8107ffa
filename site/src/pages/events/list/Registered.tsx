import { RegisteredNotice } from '@banyan/ui/content';
import { useHydrated } from '@banyan/ui/hooks';
import { Container, Section } from '@banyan/ui/layout';
import { useState } from 'react';
import { events } from '../../../content/events.ts';
import { forgetConfirmation, readConfirmation } from '../confirmation.ts';

/**
 * The registration that went through in this tab, until it is dismissed.
 *
 * @param props.returnTo Id of what gets the focus when it is gone.
 */
export function Registered({ returnTo }: { returnTo: string }) {
  return useHydrated() ? <Kept returnTo={returnTo} /> : null;
}

function Kept({ returnTo }: { returnTo: string }) {
  const [kept, setKept] = useState(readConfirmation);
  if (!kept) return null;
  const dismiss = () => {
    forgetConfirmation();
    setKept(undefined);
    document.getElementById(returnTo)?.focus({ preventScroll: true });
  };
  return (
    <Section spacing="none">
      <Container>
        <RegisteredNotice
          heading={`${events.registered} ${kept.title}`}
          reference={kept.reference}
          calendar={{ label: events.upcoming.calendar, href: kept.calendar }}
          onDismiss={dismiss}
        >
          {[kept.when, kept.where].filter(Boolean).join(', ')}
        </RegisteredNotice>
      </Container>
    </Section>
  );
}
