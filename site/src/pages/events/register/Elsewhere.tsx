import { EventStub } from '@banyan/ui/content';
import { ButtonLink, SafeLink, Text, VisuallyHidden } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { useId } from 'react';
import { eventRegistration } from '../../../content/eventRegistration.ts';

const words = eventRegistration.elsewhere;

export interface ElsewhereProps {
  /** Absolute URL, as the contract accepts it: a web page or an email address. */
  href: string;
}

/** Replaces the form: registration for the event is on another site. */
export function Elsewhere({ href }: ElsewhereProps) {
  const address = new URL(href);
  const message = address.protocol === 'mailto:';
  return (
    <EventStub heading={words.heading} headingId={useId()}>
      <Text>
        {words.text} <b>{message ? address.pathname : address.host}</b>.
      </Text>
      <Cluster>
        <ButtonLink asChild size="large">
          {message ? (
            <SafeLink href={href}>{words.button}</SafeLink>
          ) : (
            <SafeLink href={href} target="_blank">
              {words.button}
              <VisuallyHidden> (opens another site in a new tab)</VisuallyHidden>
            </SafeLink>
          )}
        </ButtonLink>
      </Cluster>
    </EventStub>
  );
}
