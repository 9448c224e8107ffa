import type { Member, MemberPart } from '@banyan/api/office';
import { moneyWords } from '../../../../kit/words/money.ts';
import { dayWords } from '../../../../kit/words/times.ts';
import { Row, Rows } from '../../../../shell/components/Rows/Rows.tsx';
import { counted, partKinds, partWords } from '../words.ts';
import * as styles from './PartList.css.ts';

export interface PartListProps {
  /** Registrations, stories and jobs of one member. */
  part: readonly MemberPart[];
  /** `null` for whoever may not see gifts. */
  gifts: Member['gifts'];
  /** Where one is looked at; `undefined` for what has no place of its own. */
  hrefOf: (part: MemberPart) => string | undefined;
}

const Title = ({ title, href }: { title: string; href: string | undefined }) =>
  href === undefined ? (
    title
  ) : (
    <a href={href} className={styles.link}>
      {title}
    </a>
  );

/** What a member takes part in, the newest first; what they gave, for whoever may know. */
export function PartList({ part, gifts, hrefOf }: PartListProps) {
  const hasGiven = gifts !== null && gifts.many > 0;
  if (part.length === 0 && !hasGiven) return <p className={styles.nothing}>Nothing yet.</p>;
  return (
    <Rows>
      {part.map((one) => (
        <Row
          key={`${one.kind} ${one.ref}`}
          name={<Title title={one.title} href={hrefOf(one)} />}
          meta={`${partKinds[one.kind]}, ${dayWords(one.at)}`}
          action={<span className={styles.state}>{partWords[one.state]}</span>}
        />
      ))}
      {hasGiven && (
        <Row
          name={`${counted(gifts.many, 'gift')}, ${moneyWords(gifts.cents)}`}
          meta={gifts.last !== null && `The last on ${dayWords(gifts.last)}`}
        />
      )}
    </Rows>
  );
}
