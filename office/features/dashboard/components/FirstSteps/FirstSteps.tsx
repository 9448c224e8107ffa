import { Badge, Button, DimensionLine, Icon } from '@banyan/ui/elements';
import { Check } from 'lucide';
import { useId } from 'react';
import type { firstSteps } from '../../get-dashboard.ts';
import { inkLine } from '../rows.css.ts';
import * as styles from './FirstSteps.css.ts';

type Step = (typeof firstSteps)[number];

export interface FirstStepsProps {
  /** Steps in order, each done or not. */
  steps: readonly { step: Step; isDone: boolean }[];
  /** Address of the screen for each step. */
  hrefs: Readonly<Record<Step, string>>;
  /** Hides the list for good, for this admin only. */
  onPutAway: () => void;
  /** Set while a request is under way; the button cannot be pressed twice. @default false */
  busy?: boolean;
}

const names: Readonly<Record<Step, string>> = {
  lost: 'Remove the lost passkey',
  passkey: 'A second passkey of your own',
  admin: 'A second admin',
  mail: 'Turn on email',
  digest: 'Who gets the weekly digest',
  address: 'Your association’s address, for emails',
  samples: 'Remove the sample data',
};

/** First steps of an admin, done or to do, until they hide the list. */
export function FirstSteps({ steps, hrefs, onPutAway, busy = false }: FirstStepsProps) {
  const id = useId();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby={id} className={styles.first}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          First steps
        </h2>
        <span className={styles.count}>
          {done} of {steps.length} done. The list stays until you hide it.
        </span>
        <Button variant="quiet" size="small" busy={busy} onClick={onPutAway} className={styles.away}>
          Hide this list
        </Button>
      </div>
      <DimensionLine value={done} max={steps.length} className={inkLine} />
      <ol className={styles.steps}>
        {steps.map(({ step, isDone }) => (
          <li key={step} className={styles.step}>
            <a href={hrefs[step]} className={styles.link}>
              {names[step]}
            </a>
            {isDone ? (
              <span className={styles.done}>
                <Icon icon={Check} size={16} />
                Done
              </span>
            ) : (
              <Badge tone="line">To do</Badge>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
