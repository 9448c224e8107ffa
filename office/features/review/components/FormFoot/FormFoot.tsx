import { Button } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import type { ReactNode } from 'react';
import * as keys from '../../../../kit/key.css.ts';
import { Kbd } from '../../../../shell/components/Kbd/Kbd.tsx';
import * as foot from '../DecideFoot/foot.css.ts';
import * as styles from './FormFoot.css.ts';

export interface FormFootProps {
  /** What is sent: "Turn down Sunita Bakul". */
  doLabel: string;
  /** The way back was pressed; nothing was done. */
  onBack: () => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** Id of the sentence that says why nothing can be sent just now. */
  unavailableBecause?: string | undefined;
  /** What is said beside the buttons. */
  children?: ReactNode;
}

/** Where something written about an open item ends: what sends it and the way back, with their keys (`formKeys`). */
export const FormFoot = ({ doLabel, onBack, busy = false, unavailableBecause, children }: FormFootProps) => (
  <div data-foot="item" className={foot.foot}>
    <Button
      type="submit"
      variant="accent"
      busy={busy}
      aria-keyshortcuts="Control+Enter"
      unavailable={unavailableBecause !== undefined}
      aria-describedby={unavailableBecause}
      className={classNames(styles.button, styles.send)}
    >
      {doLabel}{' '}
      <Kbd aria-hidden className={keys.onButton}>
        Ctrl ↵
      </Kbd>
    </Button>
    <Button variant="quiet" aria-keyshortcuts="Escape" onClick={onBack} className={styles.button}>
      Cancel{' '}
      <Kbd aria-hidden className={keys.onButton}>
        Esc
      </Kbd>
    </Button>
    {children}
  </div>
);
