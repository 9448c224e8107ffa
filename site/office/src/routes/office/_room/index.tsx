import { createFileRoute, redirect } from '@tanstack/react-router';
import { roomsOf } from '../../../rooms.ts';

export const Route = createFileRoute('/office/_room/')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: roomsOf(context.me)[0]?.href ?? '/office/me', replace: true });
  },
});
