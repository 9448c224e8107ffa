import { serverNow } from '@banyan/api/client';
import { BackLink } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { ReadAgain } from '../../../shell/ReadAgain.tsx';
import { type EmailOpened, EmailView } from '../components/EmailView/EmailView.tsx';
import { DropDialog } from './DropDialog.tsx';
import { useMailActions } from './useMailActions.ts';

/** One email of the outbox. */
export function EmailPage({ email }: { email: EmailOpened }) {
  const router = useRouter();
  const { busy, result, retry, drop } = useMailActions();
  const [isDropping, setDropping] = useState(false);
  const dropOne = async () => {
    if (await drop(email)) await router.navigate({ to: '/office/mail' });
  };
  return (
    <>
      <ScreenHead title={email.subject} />
      <Stack space={16}>
        <BackLink href="/office/mail">All emails</BackLink>
        <ReadAgain />
        <EmailView
          email={email}
          now={serverNow()}
          busy={busy !== undefined}
          result={result}
          onRetry={() => void retry(email)}
          onDrop={() => setDropping(true)}
        />
      </Stack>
      <DropDialog
        email={isDropping ? email : undefined}
        onDrop={() => void dropOne()}
        onClose={() => setDropping(false)}
      />
    </>
  );
}
