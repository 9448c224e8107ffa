import { Button, Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ChevronDown } from 'lucide';
import * as styles from './DecideFoot.css.ts';

export interface EmailButtonProps {
  /** True while the email is shown. */
  isShown: boolean;
  /** Shows or hides the email. */
  onClick: () => void;
}

/** Button that shows or hides the email the sender would get. */
export const EmailButton = ({ isShown, onClick }: EmailButtonProps) => (
  <Button variant="quiet" aria-expanded={isShown} onClick={onClick} className={styles.email}>
    {isShown ? 'Hide the email' : 'See the email'}
    <Icon icon={ChevronDown} size={18} className={classNames(isShown && styles.turned)} />
  </Button>
);
