import type { Member, MemberPart } from '@banyan/api/office';
import { moneyWords } from '../../../../kit/words/money.ts';
import { dayWords } from '../../../../kit/words/times.ts';
import { Row, Rows } from '../../../../shell/components/Rows/Rows.tsx';
import { counted, partKinds, partWords } from '../words.ts';
import * as styles from './PartList.css.ts';

export interface PartListProps {
  /** Registrations, stories and jobs of one member. */
  part: readonly MemberPart[];
  /** Gifts of the member; `null` without the permission to see gifts. */
  gifts: Member['gifts'];
  /** Returns the address of an item; `undefined` for an item without a screen. */
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

/** List of a member’s registrations, stories and jobs, newest first, and their gifts if the volunteer may see them. */
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
