import { Dialog } from '@banyan/ui/overlays';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import * as styles from './KeysSheet.css.ts';

/** One key, or several after one another or at once, and what they do. */
export interface KeyLine {
  keys: readonly string[];
  does: string;
}

export interface KeysSheetProps {
  /** Whether it is shown. You hold it. */
  open: boolean;
  /** It asks to be closed: set `open` to false. */
  onClose: () => void;
  /** The keys, each with what it does, in order. */
  lines: readonly KeyLine[];
  /** Where they are switched off. */
  offHref: string;
}

/** All keys, and what they do. */
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
