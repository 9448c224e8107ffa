import { createFileRoute } from '@tanstack/react-router';
import { LostPage } from '../screens/LostPage.tsx';

export const Route = createFileRoute('/office/lost')({
  staticData: { title: 'A lost passkey' },
  component: LostPage,
});
