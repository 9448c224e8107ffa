import { Icon } from '@banyan/ui/elements';
import { Dialog } from '@banyan/ui/overlays';
import { Keyboard, LogOut, UserRound } from 'lucide';
import { type NavigationItem, navigationIcons } from '../OfficeShell/navigation.ts';
import * as styles from './MoreSheet.css.ts';

export interface MoreSheetProps {
  /** Opens the sheet; the parent holds this state. */
  open: boolean;
  /** Called when the sheet asks to be closed: set `open` to false. */
  onClose: () => void;
  /** Navigation items that do not fit in the bottom bar. */
  navigation: readonly NavigationItem[];
  /** Signed-in volunteer, with the URL of their own page. */
  me: { name: string; href: string; isCurrent?: boolean };
  /** Opens the list of shortcuts. @default there is none */
  onKeys?: (() => void) | undefined;
  /** Signs out. */
  onSignOut: () => void;
}

/**
 * Sheet with everything that does not fit in a phone's bottom bar: the other navigation items, the volunteer's own page, and Sign
 * out.
 */
export function MoreSheet({ open, onClose, navigation, me, onKeys, onSignOut }: MoreSheetProps) {
  const closing = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <Dialog open={open} onClose={onClose} title="More" className={styles.sheet}>
      <nav aria-label="More of the Office">
        <ul className={styles.list}>
          {navigation.map(({ href, label, sign, isCurrent, count }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={onClose}
                className={styles.item}
              >
                <Icon icon={navigationIcons[sign]} />
                {label}
                {count !== undefined && <span className={styles.count}>{count}</span>}
              </a>
            </li>
          ))}
          <li>
            <a
              href={me.href}
              aria-current={me.isCurrent ? 'page' : undefined}
              onClick={onClose}
              className={styles.item}
            >
              <Icon icon={UserRound} />
              <span>
                Me <span className={styles.name}>{me.name}</span>
              </span>
            </a>
          </li>
        </ul>
      </nav>
      <div>
        {onKeys && (
          <button type="button" onClick={closing(onKeys)} className={styles.item}>
            <Icon icon={Keyboard} />
            All keys
          </button>
        )}
        <button type="button" onClick={closing(onSignOut)} className={styles.item}>
          <Icon icon={LogOut} />
          Sign out
        </button>
      </div>
    </Dialog>
  );
}
