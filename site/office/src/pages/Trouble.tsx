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
    <ErrorState heading="This did not come" headingLevel={1} onRetry={again} retryLabel="Try again">
      {saidOf(error)}
    </ErrorState>
  );
}
