import { Button, Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ChevronDown } from 'lucide';
import * as styles from './DecideFoot.css.ts';

export interface EmailButtonProps {
  /** Whether the letter is shown. */
  isShown: boolean;
  /** Shows the letter, or hides it. */
  onClick: () => void;
}

/** Shows what somebody would get, or hides it again. */
export const EmailButton = ({ isShown, onClick }: EmailButtonProps) => (
  <Button variant="quiet" aria-expanded={isShown} onClick={onClick} className={styles.email}>
    {isShown ? 'Hide the email' : 'See the email'}
    <Icon icon={ChevronDown} size={18} className={classNames(isShown && styles.turned)} />
  </Button>
);
