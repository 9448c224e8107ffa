import { Avatar } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import * as line from '../../../features/review/components/row.css.ts';
import * as styles from './Viewers.css.ts';

export interface ViewersProps {
  /** Names of others who have the same open. */
  names: readonly string[];
  /** Of all of them. */
  className?: string;
}

/** "Kiran Umbar has this open": who else is at the same thing at this moment. Nobody shows nothing. */
export const Viewers = ({ names, className }: ViewersProps) =>
  names.length > 0 && (
    <div className={classNames(styles.viewers, className)}>
      {names.map((name) => (
        <p key={name} className={styles.viewer}>
          <Avatar id={name} name={name} className={line.niche} />
          {name} has this open
        </p>
      ))}
    </div>
  );
