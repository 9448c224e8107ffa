import type { MemberRow } from '@banyan/api/office';
import { BackLink, type BackLinkProps, Badge, Icon } from '@banyan/ui/elements';
import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { statusWords } from '../words.ts';
import * as styles from './MemberHead.css.ts';

export interface MemberHeadProps {
  /** Reference and status of the entry. */
  member: Pick<MemberRow, 'ref' | 'status' | 'since'>;
  /** Link back to the list. */
  back: Pick<BackLinkProps, 'href' | 'onClick'>;
  /** Current time, in milliseconds since 1970. */
  now: number;
  /** Actions, if there is room: `MemberActions`. */
  children?: ReactNode;
}

/** Line below a member’s name: the back link, reference, status and actions. */
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
