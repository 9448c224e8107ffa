import type { ReactNode } from 'react';
import { OfficeShell } from '../shell/components/OfficeShell/OfficeShell.tsx';
import { isIn, roomsOf } from '../shell/navigation.ts';

const nothing = () => undefined;
const rooms = roomsOf({ grants: [{ role: 'admin', chapter: null }] }).map(({ href, label, sign, group }) => ({
  href,
  label,
  sign,
  group,
}));

interface OfficePageProps {
  /** Address of the room that is open. */
  at: string;
  /** The screen. */
  children: ReactNode;
}

/** What stands around every screen of the Office, as an admin sees it. */
export const OfficePage = ({ at, children }: OfficePageProps) => (
  <OfficeShell
    association="Engineering Alumni"
    rooms={rooms.map((room) => ({ ...room, isCurrent: isIn(at, room.href) }))}
    me={{ id: 'meera', name: 'Meera Kadamb', href: '/office/me' }}
    onSignOut={nothing}
  >
    {children}
  </OfficeShell>
);
