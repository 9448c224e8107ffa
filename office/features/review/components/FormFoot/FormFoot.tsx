import { Button } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import type { ReactNode } from 'react';
import * as keys from '../../../../kit/key.css.ts';
import { Kbd } from '../../../../shell/components/Kbd/Kbd.tsx';
import * as foot from '../DecideFoot/foot.css.ts';
import * as styles from './FormFoot.css.ts';

export interface FormFootProps {
  /** Label of the submit button: "Decline Sunita Bakul". */
  doLabel: string;
  /** Called when Back is pressed; nothing was sent. */
  onBack: () => void;
  /** True while the form is being sent; the buttons ignore further presses. @default false */
  busy?: boolean;
  /** Id of the text that explains why nothing can be sent right now. */
  unavailableBecause?: string | undefined;
  /** Note beside the buttons. */
  children?: ReactNode;
}

/** Footer of a form about an open item: the submit and back buttons, with their keyboard shortcuts (`formKeys`). */
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
