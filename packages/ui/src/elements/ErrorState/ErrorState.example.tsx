import { ErrorState } from '@banyan/ui/elements';
import { useState } from 'react';

export function Example() {
  const [busy, setBusy] = useState(false);
  return (
    <ErrorState heading="Unable to load jobs" busy={busy} onRetry={() => setBusy(true)}>
      The server did not answer. Try again in a minute.
    </ErrorState>
  );
}
