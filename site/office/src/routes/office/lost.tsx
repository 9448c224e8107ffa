import { createFileRoute } from '@tanstack/react-router';
import { LostPage } from '../../pages/LostPage.tsx';

export const Route = createFileRoute('/office/lost')({
  staticData: { title: 'A lost passkey' },
  component: LostPage,
});
