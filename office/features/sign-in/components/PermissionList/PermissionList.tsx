import type { Grant } from '@banyan/api/office';
import { Icon } from '@banyan/ui/elements';
import { Check, Minus } from 'lucide';
import { grantWords } from '../../../../kit/words/grantWords.ts';
import { roleWords } from '../../../../kit/words/roleWords.ts';
import * as styles from './PermissionList.css.ts';

export interface PermissionListProps {
  /** Roles with their chapters. */
  grants: readonly Pick<Grant, 'role' | 'chapter'>[];
  /** Level of the headings. @default 2 */
  headingLevel?: 2 | 3;
}

/** Permissions of the given roles: one line for each, and one line for what they do not include. */
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
