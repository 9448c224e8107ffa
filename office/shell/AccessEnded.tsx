import { Button } from '@banyan/ui/elements';
import { useEffect } from 'react';
import { AuthLayout } from '../features/sign-in/components/AuthLayout/AuthLayout.tsx';

/** All that is on the screen once an admin has ended the access. What this document still knows goes with it. */
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
