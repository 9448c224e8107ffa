import type { Me } from '@banyan/api/office';
import { Badge, Button, VisuallyHidden } from '@banyan/ui/elements';
import { agoWords, momentWords } from '../../../../kit/words/times.ts';
import { Row, Rows } from '../../../../shell/components/Rows/Rows.tsx';

type Session = Me['sessions'][number];

export interface SessionListProps {
  /** Sessions of one volunteer. */
  sessions: readonly Session[];
  /** Current time, in milliseconds. */
  now: number;
  /** Ends a session: that browser is signed out. */
  onEnd: (session: Session) => void;
}

/** List of a volunteer’s sessions. The current one ends by signing out. */
export const SessionList = ({ sessions, now, onEnd }: SessionListProps) => (
  <Rows>
    {sessions.map((session) => (
      <Row
        key={session.id}
        name={
          <>
            {session.label}
            {session.isThis && <Badge>here</Badge>}
          </>
        }
        meta={`Since ${momentWords(session.since)}. Last seen ${agoWords(session.seenAt, now)}.`}
        action={
          !session.isThis && (
            <Button variant="line" size="small" onClick={() => onEnd(session)}>
              End<VisuallyHidden> {session.label}</VisuallyHidden>
            </Button>
          )
        }
      />
    ))}
  </Rows>
);
