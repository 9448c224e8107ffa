import type { ReactNode } from 'react';
import { ButtonLink } from '../../elements/Button/index.ts';
import { ErrorState, type ErrorStateProps } from '../../elements/ErrorState/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';

export interface EventNotFoundProps
  extends Omit<ErrorStateProps, 'heading' | 'headingLevel' | 'action' | 'children'> {
  /** The page's h1. @default 'Event Not Found' */
  heading?: ReactNode;
  /** What is not there, in a sentence. @default "The event you're looking for doesn't exist." */
  text?: ReactNode;
  /** What happened: `Event not found`, or `Failed to load event data`, which has a retry. */
  message: ReactNode;
  /** The way back: `Back to Events`. */
  back: { label: string; href: string };
}

/** Takes the place of a past event that is not there or did not come; holds the page's h1. Belongs in a `Container`. */
export function EventNotFound({
  heading = 'Event Not Found',
  text = "The event you're looking for doesn't exist.",
  message,
  back,
  retryLabel = 'Retry',
  ...rest
}: EventNotFoundProps) {
  return (
    <ErrorState
      {...rest}
      heading={heading}
      headingLevel={1}
      retryLabel={retryLabel}
      action={
        <ButtonLink href={back.href} variant={rest.onRetry ? 'line' : 'primary'}>
          {back.label}
        </ButtonLink>
      }
    >
      <p>{text}</p>
      {/* Of an event that is not there the title has said it; those who listen hear it all the same. */}
      {rest.onRetry ? <p>{message}</p> : <VisuallyHidden>{message}</VisuallyHidden>}
    </ErrorState>
  );
}
