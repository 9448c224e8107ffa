import { serverNow } from '@banyan/api/client';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { FormResult } from '../../../kit/FormResult.tsx';
import { load } from '../../../kit/load.ts';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { client } from '../../../shell/client.ts';
import { type EmailOpened, EmailView } from '../components/EmailView/EmailView.tsx';
import { DropDialog } from '../screens/DropDialog.tsx';
import { mailLine, useMailActions } from '../screens/useMailActions.ts';

/** Screen of an email of the outbox. */
export const Route = createFileRoute('/office/_layout/mail/$id')({
  staticData: { title: 'Mail' },
  loader: (at) => load(at, 'settings.edit', 'Open an email', () => client.getEmail({ params: at.params })),
  component: () => {
    const email = Route.useLoaderData();
    return <EmailScreen key={email.id} email={email} />;
  },
});

function EmailScreen({ email }: { email: EmailOpened }) {
  const navigate = Route.useNavigate();
  const { isBusy, retry, drop } = useMailActions();
  const [isDropping, setDropping] = useState(false);
  return (
    <>
      <Screen title={email.subject} back={{ label: 'All emails', href: '/office/mail' }}>
        <EmailView
          email={email}
          now={serverNow()}
          busy={isBusy}
          result={<FormResult subject={mailLine} />}
          onRetry={() => void retry(email)}
          onDrop={() => setDropping(true)}
        />
      </Screen>
      <DropDialog
        email={isDropping ? email : undefined}
        onDrop={() => void drop(email, () => navigate({ to: '/office/mail' }))}
        onClose={() => setDropping(false)}
      />
    </>
  );
}
