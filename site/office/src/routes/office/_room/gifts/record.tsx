import { createFileRoute, notFound } from '@tanstack/react-router';
import { RecordGiftPage } from '../../../../pages/gifts/RecordGiftPage.tsx';
import { hasDuty } from '../../../../rooms.ts';

export const Route = createFileRoute('/office/_room/gifts/record')({
  staticData: { title: 'Record a check' },
  loader: ({ context: { me } }) => {
    if (!hasDuty(me, 'gift.record')) throw notFound();
  },
  component: RecordGiftPage,
});
