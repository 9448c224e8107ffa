import type { ReactNode } from 'react';
import { OfficeShell } from '../shell/components/OfficeShell/OfficeShell.tsx';
import { isIn, navigationOf } from '../shell/navigation.ts';

const nothing = () => undefined;
const navigation = navigationOf({ grants: [{ role: 'admin', chapter: null }] }).map(
  ({ href, label, sign, group }) => ({
    href,
    label,
    sign,
    group,
  }),
);

interface OfficePageProps {
  /** URL path of the current navigation item. */
  at: string;
  children: ReactNode;
}

/** Layout of the Office around a screen, as an admin sees it. */
export const OfficePage = ({ at, children }: OfficePageProps) => (
  <OfficeShell
    association="Engineering Alumni"
    navigation={navigation.map((room) => ({ ...room, isCurrent: isIn(at, room.href) }))}
    me={{ id: 'meera', name: 'Meera Kadamb', href: '/office/me' }}
    onSignOut={nothing}
  >
    {children}
  </OfficeShell>
);
