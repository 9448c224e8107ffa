import { Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Check, CircleAlert, CircleDashed } from 'lucide';
import type { ReactNode } from 'react';
import { Panel } from '../../../../shell/components/Panel/Panel.tsx';
import * as styles from './CampaignChecks.css.ts';

/** Something that is looked at before a campaign leaves. */
export interface CampaignCheck {
  id: string;
  /** `unknown` while it is looked at, or where nobody can tell. */
  state: 'good' | 'open' | 'unknown';
  /** As long as it is open the campaign cannot leave. @default false */
  stops?: boolean;
  /** What is, or is not: "One of 3 links does not answer". */
  name: string;
  /** The facts: "example.org/events/coyote-point says 404". */
  fact?: ReactNode;
  /** What can be done about it: one small `Button` or `ButtonLink`. */
  action?: ReactNode;
}

export interface CampaignChecksProps {
  /** What was looked at, in the order in which it is shown. */
  checks: readonly CampaignCheck[];
}

const looks = {
  good: { icon: Check, style: styles.good },
  open: { icon: CircleAlert, style: styles.open },
  unknown: { icon: CircleDashed, style: styles.unknown },
};

const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

const heading = (count: number) => `${counts[count] ?? count} ${count === 1 ? 'check' : 'checks'}`;

const goodWords = (good: number, all: number) =>
  good === all ? 'all are good' : good === 1 ? '1 is good' : `${good} are good`;

/** What was looked at before a campaign leaves, one by one. */
export const CampaignChecks = ({ checks }: CampaignChecksProps) => (
  <Panel
    heading={heading(checks.length)}
    aside={goodWords(checks.filter(({ state }) => state === 'good').length, checks.length)}
  >
    <ul className={styles.list}>
      {checks.map(({ id, state, name, fact, action }) => (
        <li key={id} className={styles.check}>
          <Icon icon={looks[state].icon} className={classNames(styles.sign, looks[state].style)} />
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            {fact !== undefined && <span className={styles.fact}>{fact}</span>}
          </span>
          {action ?? (state === 'good' && <span className={styles.verdict}>Good</span>)}
        </li>
      ))}
    </ul>
  </Panel>
);
