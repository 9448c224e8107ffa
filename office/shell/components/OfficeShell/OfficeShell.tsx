import { Avatar, Icon, SkipLink } from '@banyan/ui/elements';
import { BrandMark } from '@banyan/ui/navigation';
import { Ellipsis } from 'lucide';
import { type ReactNode, useState } from 'react';
import { type FindEverything, FindEverythingContext } from '../FindButton/findEverything.ts';
import { type OpenHelp, OpenHelpContext } from '../HelpButton/openHelp.ts';
import { MoreSheet, type MoreSheetProps } from '../MoreSheet/MoreSheet.tsx';
import { type NavigationItem, navigationIcons } from './navigation.ts';
import * as styles from './OfficeShell.css.ts';

export interface OfficeShellProps {
  /** Whose Office it is. */
  association: string;
  /** What one may enter, in the order of the rail. A phone's bar shows four of them; the others stand behind More. */
  navigation: readonly NavigationItem[];
  /** Who is here, and where what is theirs stands. */
  me: { id: string; name: string; href: string; isCurrent?: boolean };
  /** Ends this session. */
  onSignOut: () => void;
  /** Opens the search of everything, which every `ScreenHead` then has a button for. */
  find?: FindEverything;
  /** Opens the help of the screen, which every `ScreenHead` then has a button for. */
  help?: OpenHelp;
  /** Opens the list of keys; without it, or where keys are off, More has none. */
  onKeys?: MoreSheetProps['onKeys'];
  /** What is said above every screen: one or two `Strip`. */
  notices?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/** How many rooms stand in a phone's bar. */
const inBar = 4;

/** What stands in it before the others, for whoever may enter. */
const barFirst: readonly NavigationItem['sign'][] = ['dashboard', 'review', 'events', 'members'];

/** Rooms in a phone's bar, and those it has no room for, each in the order of the rail. */
function dealtOut(navigation: readonly NavigationItem[]): {
  bar: readonly NavigationItem[];
  rest: readonly NavigationItem[];
} {
  const wanted = navigation.toSorted(
    (one, other) => Number(barFirst.includes(other.sign)) - Number(barFirst.includes(one.sign)),
  );
  const chosen = new Set(wanted.slice(0, inBar));
  return {
    bar: navigation.filter((room) => chosen.has(room)),
    rest: navigation.filter((room) => !chosen.has(room)),
  };
}

const groupsOf = (navigation: readonly NavigationItem[]): readonly (readonly NavigationItem[])[] => {
  const groups = new Map<string, NavigationItem[]>();
  for (const room of navigation) groups.set(room.group, [...(groups.get(room.group) ?? []), room]);
  return [...groups.values()];
};

function RailLink({ href, label, isCurrent, count }: NavigationItem) {
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.railLink}>
      {label}
      {count !== undefined && <span className={styles.railCount}>{count}</span>}
    </a>
  );
}

function BarLink({ href, label, sign, isCurrent, count }: NavigationItem) {
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.barItem}>
      <Icon icon={navigationIcons[sign]} />
      {label}
      {count !== undefined && <span className={styles.barCount}>{count}</span>}
    </a>
  );
}

/** What stands around every screen: a rail where there is room, a bar at the foot of a phone. */
export function OfficeShell({
  association,
  navigation,
  me,
  onSignOut,
  find,
  help,
  onKeys,
  notices,
  children,
}: OfficeShellProps) {
  const [isMoreOpen, setMoreOpen] = useState(false);
  const { bar, rest } = dealtOut(navigation);
  const isBehindMore = me.isCurrent === true || rest.some(({ isCurrent }) => isCurrent);
  return (
    <FindEverythingContext value={find}>
      <div className={styles.shell} data-keys={onKeys ? undefined : 'off'}>
        <SkipLink />
        <header className={styles.rail}>
          <div className={styles.railInside}>
            <a href={navigation[0]?.href ?? me.href} className={styles.brand}>
              <BrandMark className={styles.mark} />
              <span>
                <b className={styles.association}>{association}</b>
                <span className={styles.place}>The Office</span>
              </span>
            </a>
            <nav aria-label="Office" className={styles.railNav}>
              {groupsOf(navigation).map((group) => (
                <ul key={group[0]?.group} className={styles.railGroup}>
                  {group.map((room) => (
                    <li key={room.href}>
                      <RailLink {...room} />
                    </li>
                  ))}
                </ul>
              ))}
            </nav>
            <div className={styles.me}>
              <Avatar id={me.id} name={me.name} className={styles.niche} />
              <a href={me.href} aria-current={me.isCurrent ? 'page' : undefined} className={styles.meName}>
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
          <OpenHelpContext value={help}>{children}</OpenHelpContext>
        </main>
        <nav aria-label="Office, short" className={styles.bar}>
          <ul className={styles.barList}>
            {bar.map((room) => (
              <li key={room.href}>
                <BarLink {...room} />
              </li>
            ))}
            <li>
              <button
                type="button"
                aria-haspopup="dialog"
                data-here={isBehindMore || undefined}
                onClick={() => setMoreOpen(true)}
                className={styles.barItem}
              >
                <Icon icon={Ellipsis} />
                More
              </button>
            </li>
          </ul>
        </nav>
      </div>
      <MoreSheet
        open={isMoreOpen}
        onClose={() => setMoreOpen(false)}
        navigation={rest}
        me={me}
        onKeys={onKeys}
        onSignOut={onSignOut}
      />
    </FindEverythingContext>
  );
}
