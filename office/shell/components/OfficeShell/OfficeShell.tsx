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
  /** Name of the association. */
  association: string;
  /** Navigation items in the order of the rail. A phone's bottom bar shows four of them; the others are behind More. */
  navigation: readonly NavigationItem[];
  /** Signed-in volunteer, with the URL of their own page. */
  me: { id: string; name: string; href: string; isCurrent?: boolean };
  /** Signs out. */
  onSignOut: () => void;
  /** Search of everything; every `ScreenHead` then shows a button for it. */
  find?: FindEverything;
  /** Help of the screen; every `ScreenHead` then shows a button for it. */
  help?: OpenHelp;
  /** Opens the list of shortcuts. Without it, or with shortcuts turned off, More has no such item. */
  onKeys?: MoreSheetProps['onKeys'];
  /** Notices above every screen: one or two `InlineAlert`. */
  notices?: ReactNode;
  /** Content of the screen. */
  children: ReactNode;
}

/** Number of navigation items in a phone's bottom bar. */
const inBar = 4;

/** Items that the bottom bar prefers, if the volunteer may open them. */
const barFirst: readonly NavigationItem['sign'][] = ['dashboard', 'review', 'events', 'members'];

/** Splits the navigation items into those of the bottom bar and the rest, each in the order of the rail. */
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

/** Layout around every screen: a navigation rail on wide screens, a bottom bar on phones. */
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
