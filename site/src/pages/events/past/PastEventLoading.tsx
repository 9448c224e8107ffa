import { Spinner } from '@banyan/ui/elements';
import { pastEvent as words } from '../../../content/pastEvent.ts';
import * as styles from './PastEventLoading.css.ts';

/** A past event is on its way: a spinner in the middle. */
export const PastEventLoading = () => (
  <div role="status" className={styles.loading}>
    <Spinner />
    {words.loading}
  </div>
);
