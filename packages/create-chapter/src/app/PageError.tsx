import { Failure, MoreLink } from '@banyan/ui/elements';
import { Container, Section } from '@banyan/ui/layout';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { pageHref } from './places.ts';

/** Stands in for a page that failed while it was shown. */
export function PageError({ reset }: ErrorComponentProps) {
  return (
    <Section>
      <Container>
        <Failure
          heading="This page could not be shown"
          headingLevel={1}
          onRetry={reset}
          action={<MoreLink href={pageHref('/')}>Back to the front page</MoreLink>}
        >
          What you typed on other pages is still there.
        </Failure>
      </Container>
    </Section>
  );
}
