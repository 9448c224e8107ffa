import { Icon } from '@banyan/ui/elements';
import { CircleQuestionMark } from 'lucide';
import * as styles from './HelpButton.css.ts';
import type { OpenHelp } from './openHelp.ts';

export type HelpButtonProps = OpenHelp;

/** Button that opens the help of the current screen. */
export const HelpButton = ({ onOpen, onIntent }: HelpButtonProps) => (
  <button
    type="button"
    aria-label="Help"
    aria-haspopup="dialog"
    title="Help"
    onClick={onOpen}
    onPointerEnter={onIntent}
    onFocus={onIntent}
    className={styles.help}
  >
    <Icon icon={CircleQuestionMark} />
  </button>
);
