import { ErrorState, MoreLink } from '@banyan/ui/elements';
import { Container, Section } from '@banyan/ui/layout';
import type { ErrorComponentProps } from '@tanstack/react-router';

export interface PageErrorProps extends Pick<ErrorComponentProps, 'reset'> {
  /** Address of the front page. @default '/' */
  homeHref?: string;
}

/** Stands in for a page that failed while it was shown. */
export function PageError({ reset, homeHref = '/' }: PageErrorProps) {
  return (
    <Section>
      <Container>
        <ErrorState
          heading="This page could not be shown"
          headingLevel={1}
          onRetry={reset}
          action={<MoreLink href={homeHref}>Back to the front page</MoreLink>}
        >
          What you typed on other pages is still there.
        </ErrorState>
      </Container>
    </Section>
  );
}
