import { EventStub } from '@banyan/ui/content';
import { ButtonLink, SafeLink, Text, VisuallyHidden } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { useId } from 'react';
import { eventRegistration } from '../../../content/eventRegistration.ts';

const words = eventRegistration.elsewhere;

/** Stands where the form would: the event takes registrations at an address of its own. */
export function Elsewhere({ href }: { href: string }) {
  return (
    <EventStub heading={words.heading} headingId={useId()}>
      <Text>
        {words.text} <b>{new URL(href).host || href.replace(/^mailto:/, '')}</b>.
      </Text>
      <Cluster>
        <ButtonLink asChild size="large">
          <SafeLink href={href} target="_blank">
            {words.button}
            <VisuallyHidden> (opens another site in a new tab)</VisuallyHidden>
          </SafeLink>
        </ButtonLink>
      </Cluster>
    </EventStub>
  );
}
