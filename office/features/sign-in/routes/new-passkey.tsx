import { createFileRoute, useLocation } from '@tanstack/react-router';
import { EnrolPage } from '../screens/EnrolPage.tsx';

export const Route = createFileRoute('/office/new-passkey')({
  staticData: { title: 'A new passkey' },
  component: () => <EnrolPage token={useLocation().hash} />,
});
