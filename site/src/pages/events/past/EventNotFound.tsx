import { eventMessages as messages } from '@banyan/api/contract';
import { ButtonLink, ErrorState, VisuallyHidden } from '@banyan/ui/elements';
import { pastEvent as words } from '../../../content/pastEvent.ts';

interface EventNotFoundProps {
  /** Message: `Event not found`, or `Failed to load event data`, which has a retry. */
  message: string;
  /** Loads the event again. */
  onRetry?: () => void;
  /** Set while the event is loading again. */
  busy?: boolean;
}

/** Replaces a past event that does not exist or failed to load; contains the page’s h1. Belongs in a `Container`. */
export function EventNotFound({ message, onRetry, busy }: EventNotFoundProps) {
  return (
    <ErrorState
      heading={messages.pastHeading}
      headingLevel={1}
      onRetry={onRetry}
      retryLabel={messages.retry}
      busy={busy}
      action={
        <ButtonLink href={words.back.href} variant={onRetry ? 'line' : 'primary'}>
          {words.back.label}
        </ButtonLink>
      }
    >
      <p>{messages.pastText}</p>
      {/* Of an event that is not there the title has said it; those who listen hear it all the same. */}
      {onRetry ? <p>{message}</p> : <VisuallyHidden>{message}</VisuallyHidden>}
    </ErrorState>
  );
}
