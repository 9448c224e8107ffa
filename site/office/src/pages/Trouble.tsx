import { ScreenHead } from '@banyan/office/shell';
import { ErrorState } from '@banyan/ui/elements';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { saidOf } from '../act.ts';

/** In the place of a screen that did not come. What stands around it stays usable. */
export function Trouble({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <>
      <ScreenHead title="This did not come" />
      <ErrorState
        heading={saidOf(error) ?? 'Your passkey was not shown.'}
        headingLevel={2}
        onRetry={again}
        retryLabel="Try again"
      />
    </>
  );
}
