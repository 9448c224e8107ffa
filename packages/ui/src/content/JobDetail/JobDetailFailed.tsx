import { ErrorState, type ErrorStateProps } from '../../elements/ErrorState/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';

export interface JobDetailFailedProps extends Pick<ErrorStateProps, 'heading' | 'retryLabel' | 'busy'> {
  /** Cause of the failure, in one sentence. */
  reason: ErrorStateProps['children'];
  /** Called to load the job again. The button keeps the focus meanwhile; the loaded content must take the focus over. */
  onRetry: () => void;
  /** Link to the other jobs. */
  back: { label: string; href: string };
}

/** Error page shown instead of a `JobDetail` that failed to load; contains the page’s h1. */
export function JobDetailFailed({ reason, back, ...rest }: JobDetailFailedProps) {
  return (
    <ErrorState {...rest} headingLevel={1} action={<MoreLink href={back.href}>{back.label}</MoreLink>}>
      {reason}
    </ErrorState>
  );
}
