import { Failure, Spinner, Text } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import type { Later } from './useLaterSteps.ts';

export type StepWaitingProps = Pick<Later, 'failed' | 'trying' | 'retry'>;

/** In a step's place until its code has arrived. */
export function StepWaiting({ failed, trying, retry }: StepWaitingProps) {
  if (failed) {
    return (
      <Failure heading="This step could not be loaded" onRetry={retry} retryLabel="Try again" busy={trying}>
        What you typed is kept. If it goes on failing, reload the page.
      </Failure>
    );
  }
  return (
    <Cluster role="status">
      <Spinner />
      <Text>Loading this step...</Text>
    </Cluster>
  );
}
