import { Bookmark } from 'lucide';
import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './BookmarkButton.css.ts';
import { isBookmarked, setBookmarked, watchBookmarks } from './bookmarks.ts';

export interface BookmarkButtonProps extends Omit<ComponentProps<'div'>, 'children' | 'id'> {
  /** Id of the bookmarked item, unique on this site: `news/64f1`. */
  bookmarkId: string;
  /** Accessible name of the button. @default 'Bookmark on this device' */
  label?: string;
  /** Message when the browser cannot store bookmarks. */
  failedText?: string;
}

const no = () => false;

/**
 * Button that bookmarks an item in this browser only; nothing is sent to a server. To share an item with other people use
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
