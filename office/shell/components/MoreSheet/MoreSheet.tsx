import { Icon } from '@banyan/ui/elements';
import { Dialog } from '@banyan/ui/overlays';
import { Keyboard, LogOut, UserRound } from 'lucide';
import { type NavigationItem, navigationIcons } from '../OfficeShell/navigation.ts';
import * as styles from './MoreSheet.css.ts';

export interface MoreSheetProps {
  /** Whether it is shown. You hold it. */
  open: boolean;
  /** It asks to be closed: set `open` to false. */
  onClose: () => void;
  /** Those that the bar has no room for. */
  navigation: readonly NavigationItem[];
  /** Who is here, and where what is theirs stands. */
  me: { name: string; href: string; isCurrent?: boolean };
  /** Opens the list of keys. @default there is none */
  onKeys?: (() => void) | undefined;
  /** Ends this session. */
  onSignOut: () => void;
}

/** What a phone's bar has no room for: the other rooms, what is one's own, and the way out. */
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
