import { ApiError } from '@banyan/api/client';
import { usePageReload } from '@banyan/app/navigation';
import { ErrorState } from '@banyan/ui/elements';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { errorMessage, StepUpDeclined } from '../kit/withStepUp.ts';
import { ScreenHead } from './components/ScreenHead/ScreenHead.tsx';
import { Missing } from './Missing.tsx';

/** Screen shown when a screen fails to load; a 404 shows the same as any unknown URL. The layout around it stays usable. */
export function Trouble({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isAnswer = error instanceof ApiError || error instanceof StepUpDeclined;
  const { isLoading, isOffline, reload } = usePageReload(isAnswer ? undefined : error);
  if (error instanceof ApiError && error.status === 404) return <Missing />;
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <>
      <ScreenHead title="This page didn’t load" />
      <ErrorState
        heading={
          isOffline
            ? 'We can’t reach the server. Check your connection, then try again.'
            : (errorMessage(error) ?? 'You didn’t use your passkey.')
        }
        headingLevel={2}
        onRetry={isAnswer ? again : reload}
        busy={isLoading}
        retryLabel="Try again"
      />
    </>
  );
}
