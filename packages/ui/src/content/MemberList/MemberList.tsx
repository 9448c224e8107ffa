import type { ComponentProps } from 'react';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { ListProgress, type ListWords, type ProgressOf } from '../ListProgress/index.ts';
import { MemberCard, type MemberCardProps } from '../MemberCard/index.ts';
import * as styles from './MemberList.css.ts';
import { memberListWords } from './words.ts';

/** One member as a list shows them. */
export interface MemberSummary
  extends Pick<MemberCardProps, 'name' | 'memberId' | 'year' | 'detail' | 'image'> {
  program?: string | undefined;
  profileHref?: string | undefined;
}

export type MembersProgress = ProgressOf<MemberSummary>;

export interface MemberListProps
  extends Omit<ComponentProps<'div'>, 'children' | 'aria-busy' | 'aria-label'> {
  /** What is known so far. */
  progress: MembersProgress;
  /** How many cards are drawn while it loads. @default 12 */
  expected?: number;
  words?: ListWords;
  /** Names the list for those who listen. @default 'Alumni' */
  label?: string;
}

/**
 * Members with hairlines between and no boxes: three columns, two at 768 px, rows on phones. For one member use
 * `MemberCard`; for the board, `Board`.
 */
export function MemberList({
  progress,
  expected = 12,
  words = memberListWords,
  label = 'Alumni',
  ...rest
}: MemberListProps) {
  return (
    <ListProgress
      {...rest}
      progress={progress}
      words={words}
      label={label}
      skeleton={<ComingCards count={expected} />}
    >
      {(members) => (
        <ol className={styles.list}>
          {members.map((member) => (
            <li key={member.memberId} className={styles.cell}>
              <MemberCard {...member} />
            </li>
          ))}
        </ol>
      )}
    </ListProgress>
  );
}

function ComingCards({ count }: { count: number }) {
  return (
    <div className={styles.list}>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <div key={place} className={styles.cell}>
          <div className={styles.coming}>
            <Skeleton shape="niche" className={styles.comingNiche} />
            <Skeleton shape="numeral" className={styles.comingYear} />
            <Skeleton shape="heading" length="long" className={styles.comingLine} />
            <Skeleton length="medium" className={styles.comingLine} />
          </div>
        </div>
      ))}
    </div>
  );
}
