import { Bookmark } from 'lucide';
import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './BookmarkButton.css.ts';
import { isBookmarked, setBookmarked, watchBookmarks } from './bookmarks.ts';

export interface BookmarkButtonProps extends Omit<ComponentProps<'div'>, 'children' | 'id'> {
  /** What is kept, unique on this site: `news/64f1`. */
  bookmarkId: string;
  /** Names it for those who listen. @default 'Bookmark on this device' */
  label?: string;
  /** Said where the browser keeps nothing. */
  failedText?: string;
}

const no = () => false;

/**
 * Keeps something for oneself, in this browser only: nothing is sent, and nobody else sees it. To hand it to others use
 * `ShareButton`.
 */
export function BookmarkButton({
  bookmarkId,
  label = 'Bookmark on this device',
  failedText = 'This browser keeps no bookmarks for this site.',
  className,
  ...rest
}: BookmarkButtonProps) {
  const kept = useSyncExternalStore(watchBookmarks, () => isBookmarked(bookmarkId), no);
  const [failed, setFailed] = useState(false);
  const waiting = useHydrated() ? undefined : '';
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <IconButton
        label={label}
        aria-pressed={kept}
        data-waiting={waiting}
        className={styles.button}
        onClick={() => setFailed(!setBookmarked(bookmarkId, !kept))}
      >
        <Icon icon={Bookmark} className={styles.icon} />
      </IconButton>
      <p role="status" className={styles.status}>
        {failed ? failedText : ''}
      </p>
    </div>
  );
}
