import { ErrorState, MoreLink } from '@banyan/ui/elements';
import { Container, Section } from '@banyan/ui/layout';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { usePageReload } from './usePageReload.ts';

export interface PageErrorProps extends Pick<ErrorComponentProps, 'error'> {
  /** Address of the front page. @default '/' */
  homeHref?: string;
}

/**
 * Replaces a page that failed while it was shown. It first loads the page as a document, once: after a deployment the code of an
 * open tab no longer exists.
 */
export function PageError({ error, homeHref = '/' }: PageErrorProps) {
  const { isLoading, isOffline, reload } = usePageReload(error);
  return (
    <Section>
      <Container>
        <ErrorState
          heading="This page could not be shown"
          headingLevel={1}
          onRetry={reload}
          busy={isLoading}
          action={<MoreLink href={homeHref}>Back to the front page</MoreLink>}
        >
          {isOffline
            ? 'The site cannot be reached. Check your connection, then try again.'
            : 'What you typed on other pages is still there.'}
        </ErrorState>
      </Container>
    </Section>
  );
}
