import { Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Check, CircleAlert, CircleDashed } from 'lucide';
import type { ReactNode } from 'react';
import { Panel } from '../../../../shell/components/Panel/Panel.tsx';
import * as styles from './CampaignChecks.css.ts';

/** Check of a campaign before it is sent. */
export interface CampaignCheck {
  id: string;
  /** `unknown` while the check runs, or if its result cannot be determined. */
  state: 'good' | 'open' | 'unknown';
  /** Set if the campaign cannot be sent while this check is open. @default false */
  stops?: boolean;
  /** Result in words: "One of 3 links does not answer". */
  name: string;
  /** Details: "example.org/events/coyote-point says 404". */
  fact?: ReactNode;
  /** Remedy: one small `Button` or `ButtonLink`. */
  action?: ReactNode;
}

export interface CampaignChecksProps {
  /** Checks, in the order in which they are shown. */
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

/** List of the checks made before a campaign is sent. */
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
