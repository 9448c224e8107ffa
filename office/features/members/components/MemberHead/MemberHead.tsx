import type { MemberRow } from '@banyan/api/office';
import { BackLink, type BackLinkProps, Badge, Icon } from '@banyan/ui/elements';
import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { statusWords } from '../words.ts';
import * as styles from './MemberHead.css.ts';

export interface MemberHeadProps {
  /** Whose entry it is, and where it is. */
  member: Pick<MemberRow, 'ref' | 'status' | 'since'>;
  /** The way back to the list. */
  back: Pick<BackLinkProps, 'href' | 'onClick'>;
  /** The moment it is read at, in milliseconds. */
  now: number;
  /** What can be done, where there is room: `MemberActions`. */
  children?: ReactNode;
}

/** Under a member's name: the way back, their reference, where their entry is, and what can be done. */
export const MemberHead = ({ member, back, now, children }: MemberHeadProps) => (
  <div className={styles.line}>
    <BackLink {...back}>Members</BackLink>
    <span className={styles.ref}>{member.ref}</span>
    {member.status === 'shown' ? (
      <Badge tone="success" icon={<Icon icon={Check} size={14} />}>
        {statusWords(member, now)}
      </Badge>
    ) : (
      <Badge tone="line">{statusWords(member, now)}</Badge>
    )}
    {children !== undefined && <div className={styles.actions}>{children}</div>}
  </div>
);
