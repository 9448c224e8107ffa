import type { Grant } from '@banyan/api/office';
import { Icon } from '@banyan/ui/elements';
import { Check, Minus } from 'lucide';
import { grantWords } from '../../../../kit/words/grantWords.ts';
import { roleWords } from '../../../../kit/words/roleWords.ts';
import * as styles from './PermissionList.css.ts';

export interface PermissionListProps {
  /** What somebody is to be. */
  grants: readonly Pick<Grant, 'role' | 'chapter'>[];
  /** Of the headings. @default 2 */
  headingLevel?: 2 | 3;
}

/** What somebody may do as what they are: a line for each permission, and one for what they may not. */
export function PermissionList({ grants, headingLevel = 2 }: PermissionListProps) {
  const Heading = `h${headingLevel}` as const;
  return grants.map((grant) => {
    const { may, not } = roleWords(grant.role);
    const name = grantWords(grant);
    return (
      <section key={name}>
        <Heading className={styles.heading}>{name}</Heading>
        <ul className={styles.list}>
          {may.map((line) => (
            <li key={line} className={styles.line}>
              <Icon icon={Check} />
              {line}
            </li>
          ))}
          <li className={styles.not}>
            <Icon icon={Minus} />
            {not}
          </li>
        </ul>
      </section>
    );
  });
}
