import { ErrorState, Spinner, Text } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';

export interface StepWaitingProps {
  /** Its code did not come. */
  failed: boolean;
  /** Another try is under way. */
  trying?: boolean;
  /** Asks for its code once more. */
  retry: () => void;
  /** What is said while it is on its way. @default 'Loading this step...' */
  label?: string;
}

/** In the place of a form's step until its code has arrived. */
export function StepWaiting({
  failed,
  trying = false,
  retry,
  label = 'Loading this step...',
}: StepWaitingProps) {
  if (failed) {
    return (
      <ErrorState
        heading="This step could not be loaded"
        onRetry={retry}
        retryLabel="Try again"
        busy={trying}
      >
        What you typed is kept. If it goes on failing, reload the page.
      </ErrorState>
    );
  }
  return (
    <Cluster role="status">
      <Spinner />
      <Text>{label}</Text>
    </Cluster>
  );
}
