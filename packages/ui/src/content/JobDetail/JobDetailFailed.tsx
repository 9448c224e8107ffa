import { ErrorState, type ErrorStateProps } from '../../elements/ErrorState/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';

export interface JobDetailFailedProps extends Pick<ErrorStateProps, 'heading' | 'retryLabel' | 'busy'> {
  /** The cause, in one sentence. */
  reason: ErrorStateProps['children'];
  /** Tries again. The button keeps the focus meanwhile; what comes has to take it over. */
  onRetry: () => void;
  /** Where the other jobs are. */
  back: { label: string; href: string };
}

/** Takes the place of a `JobDetail` that did not come; holds the page's h1. */
export function JobDetailFailed({ reason, back, ...rest }: JobDetailFailedProps) {
  return (
    <ErrorState {...rest} headingLevel={1} action={<MoreLink href={back.href}>{back.label}</MoreLink>}>
      {reason}
    </ErrorState>
  );
}
