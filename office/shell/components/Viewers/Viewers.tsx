import { Avatar } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import * as line from '../../../features/review/components/row.css.ts';
import * as styles from './Viewers.css.ts';

export interface ViewersProps {
  /** Names of the other volunteers who have the same record open. */
  names: readonly string[];
  /** Class of the outer element. */
  className?: string;
}

/** Notice about other volunteers who have the same record open: "Kiran Umbar has this open". Renders nothing without names. */
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
