import { Dialog } from '@banyan/ui/overlays';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import * as styles from './KeysSheet.css.ts';

/** Shortcut of one or more keys, pressed one after the other or together, and its action. */
export interface KeyLine {
  keys: readonly string[];
  does: string;
}

export interface KeysSheetProps {
  /** Opens the dialog; the parent holds this state. */
  open: boolean;
  /** Called when the dialog asks to be closed: set `open` to false. */
  onClose: () => void;
  /** Shortcuts in display order. */
  lines: readonly KeyLine[];
  /** URL of the setting that turns shortcuts off. */
  offHref: string;
}

/** List of all keyboard shortcuts. */
export const KeysSheet = ({ open, onClose, lines, offHref }: KeysSheetProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="All keys"
    description={
      <>
        They are off while you type. To turn them off:{' '}
        <a href={offHref} onClick={onClose} className={styles.link}>
          under your name
        </a>
        .
      </>
    }
    size="wide"
    className={styles.sheet}
  >
    <dl className={styles.keys}>
      {lines.map(({ keys, does }) => (
        <div key={does} className={styles.line}>
          <dt className={styles.term}>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
