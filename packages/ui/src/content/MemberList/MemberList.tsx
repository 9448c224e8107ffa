import { type ComponentProps, memo, useDeferredValue } from 'react';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { ListProgress, type ListWords, type ProgressOf } from '../ListProgress/index.ts';
import { MemberCard, type MemberCardProps } from '../MemberCard/index.ts';
import * as styles from './MemberList.css.ts';
import { memberListWords } from './words.ts';

/** Member of a `MemberList`. */
export interface MemberSummary
  extends Pick<MemberCardProps, 'name' | 'memberId' | 'year' | 'place' | 'detail' | 'image'> {
  program?: string | undefined;
  profileHref?: string | undefined;
  yearHref?: string | undefined;
}

export type MembersProgress = ProgressOf<MemberSummary>;

export interface MemberListProps
  extends Omit<ComponentProps<'div'>, 'children' | 'aria-busy' | 'aria-label'> {
  /** Loading state of the list. */
  progress: MembersProgress;
  /** Number of placeholder cards while loading. @default 12 */
  expected?: number;
  /** Texts of the list. @default English */
  words?: ListWords;
  /**
   * For a list that changes with every typed letter: new results render one screenful first and the rest a moment later. Do not
   * use it for a list that readers return to, because its height must be final at once. @default false
   */
  inSightFirst?: boolean;
  /** Accessible name of the list. @default 'Alumni' */
  label?: string;
}

/**
 * Members separated by hairlines, without boxes: three columns, two at 768 px, rows on phones. For one member use `MemberCard`;
 * for the board use `Board`.
 */
export function MemberList({
  progress,
  expected = 12,
  words = memberListWords,
  inSightFirst = false,
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
      {(members) => <Members members={members} inSightFirst={inSightFirst} />}
    </ListProgress>
  );
}

/** Memoized: a member who stays in the list does not render again. */
const Card = memo(MemberCard);

/** Number of cards that fill a screen. */
const atOnce = 6;

function Members({ members, inSightFirst }: { members: readonly MemberSummary[]; inSightFirst: boolean }) {
  const drawn = useDeferredValue(members);
  const shown = inSightFirst && drawn !== members ? members.slice(0, atOnce) : members;
  return (
    <ol className={styles.list}>
      {shown.map((member) => (
        <li key={`${member.memberId} ${member.name}`} className={styles.cell}>
          <Card {...member} />
        </li>
      ))}
    </ol>
  );
}

function ComingCards({ count }: { count: number }) {
  return (
    <div className={styles.list}>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <div key={place} className={styles.cell}>
          <div className={styles.coming}>
            <Skeleton shape="avatar" className={styles.comingNiche} />
            <Skeleton shape="numeral" className={styles.comingYear} />
            <Skeleton shape="heading" length="long" className={styles.comingLine} />
            <Skeleton length="medium" className={styles.comingLine} />
          </div>
        </div>
      ))}
    </div>
  );
}
