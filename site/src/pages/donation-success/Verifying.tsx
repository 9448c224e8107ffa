import { donationMessages } from '@banyan/api/contract';
import { Heading, Spinner } from '@banyan/ui/elements';
import * as styles from './Verifying.css.ts';

/** The whole page while the gift is looked up. What stands there without scripts is a `noscript` beside it. */
export const Verifying = () => (
  <div role="status" className={styles.verifying}>
    <Spinner />
    <Heading level={1} size="h4">
      {donationMessages.verifying}
    </Heading>
  </div>
);
