import { Button } from '@banyan/ui/elements';
import { useEffect } from 'react';
import { AuthLayout } from '../features/sign-in/components/AuthLayout/AuthLayout.tsx';

/** Only screen shown after an admin ended the access. Its button loads the sign-in page, which clears all data in memory. */
export function AccessEnded() {
  useEffect(() => document.getElementById('main')?.focus(), []);
  return (
    <AuthLayout
      title="Your access was ended"
      lede="An admin ended your access to the Office. What you were doing was not saved. If this is a mistake, write to them."
    >
      <Button onClick={() => window.location.assign('/office/sign-in')}>Go to sign-in</Button>
    </AuthLayout>
  );
}
