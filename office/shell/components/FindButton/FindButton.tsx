import { Icon } from '@banyan/ui/elements';
import { Search } from 'lucide';
import { Kbd } from '../Kbd/Kbd.tsx';
import * as styles from './FindButton.css.ts';
import type { FindEverything } from './findEverything.ts';

export type FindButtonProps = FindEverything;

/** Button that opens the search of everything: shown as a field on wide screens, as an icon on phones. */
export const FindButton = ({ onOpen, onIntent, hasKey }: FindButtonProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-keyshortcuts={hasKey ? '/' : undefined}
    onClick={onOpen}
    onPointerEnter={onIntent}
    onFocus={onIntent}
    className={styles.find}
  >
    <Icon icon={Search} className={styles.icon} />
    <span className={styles.words}>Search everything</span>
    {hasKey && (
      <Kbd aria-hidden className={styles.key}>
        /
      </Kbd>
    )}
  </button>
);
