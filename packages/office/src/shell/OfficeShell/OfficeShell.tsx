import { Avatar, Icon, type IconDrawing, SkipLink } from '@banyan/ui/elements';
import { BrandMark } from '@banyan/ui/navigation';
import { ScrollText, UserRound, Users } from 'lucide';
import type { ReactNode } from 'react';
import * as styles from './OfficeShell.css.ts';

/** What a phone's bar draws over the name of a room. */
const signs = {
  volunteers: Users,
  log: ScrollText,
  me: UserRound,
} satisfies Readonly<Record<string, IconDrawing>>;

/** A room of the Office that its visitor may enter. */
export interface Room {
  href: string;
  label: string;
  sign: keyof typeof signs;
  isCurrent: boolean;
}

export interface OfficeShellProps {
  /** Whose Office it is. */
  association: string;
  /** What one may enter, in the order of the rail. At most five: a phone shows them all. */
  rooms: readonly Room[];
  /** Who is here, and where what is theirs stands. */
  me: { id: string; name: string; href: string };
  onSignOut: () => void;
  /** What is said above every screen: one or two `Strip`. */
  notices?: ReactNode;
  children: ReactNode;
}

const linksTo = (rooms: readonly Room[], withIcons: boolean) =>
  rooms.map(({ href, label, sign, isCurrent }) => (
    <li key={href}>
      <a
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className={withIcons ? styles.barLink : styles.railLink}
      >
        {withIcons && <Icon icon={signs[sign]} />}
        {label}
      </a>
    </li>
  ));

/** What stands around every screen: a rail where there is room, a bar at the foot of a phone. */
export function OfficeShell({ association, rooms, me, onSignOut, notices, children }: OfficeShellProps) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.rail}>
        <div className={styles.railInside}>
          <a href={rooms[0]?.href ?? me.href} className={styles.brand}>
            <BrandMark className={styles.mark} />
            <span>
              <b className={styles.association}>{association}</b>
              <span className={styles.place}>The Office</span>
            </span>
          </a>
          <nav aria-label="Office" className={styles.railNav}>
            <ul>{linksTo(rooms, false)}</ul>
          </nav>
          <div className={styles.me}>
            <Avatar id={me.id} name={me.name} className={styles.niche} />
            <a href={me.href} className={styles.meName}>
              {me.name}
            </a>
            <button type="button" onClick={onSignOut} className={styles.signOut}>
              Sign out
            </button>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {notices !== undefined && <div className={styles.notices}>{notices}</div>}
        {children}
      </main>
      <nav aria-label="Office, short" className={styles.bar}>
        <ul className={styles.barList}>{linksTo(rooms, true)}</ul>
      </nav>
    </div>
  );
}
