import type { Member } from '@banyan/api/office';
import { Button, ButtonLink, VisuallyHidden } from '@banyan/ui/elements';
import { dayWords } from '../../../kit/words/times.ts';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';
import { duplicateWords } from '../../review/components/duplicateWords.ts';

export interface MemberAlertsProps {
  member: Member;
  mayMerge: boolean;
  mayReview: boolean;
  onUndoMerge: (dropped: string, name: string) => void;
}

/** Alerts to read before changing an entry. */
export const MemberAlerts = ({ member, mayMerge, mayReview, onUndoMerge }: MemberAlertsProps) => (
  <>
    {member.leaving !== null && (
      <InlineAlert tone="warning">
        {member.name} asked to be deleted. We delete them on {dayWords(member.leaving)}, automatically.
      </InlineAlert>
    )}
    {member.unreachable && (
      <InlineAlert tone="warning">
        Emails don’t reach {member.name}: their mail server rejected two. Ask for another address.
      </InlineAlert>
    )}
    {member.status === 'waiting' && (
      <InlineAlert
        action={
          mayReview && (
            <ButtonLink variant="line" size="small" href={`/office/review?open=${member.ref}`}>
              Review
            </ButtonLink>
          )
        }
      >
        {member.name} is not a member yet: the request is waiting for a decision.
      </InlineAlert>
    )}
    {member.mergedInto && (
      <InlineAlert
        action={
          <ButtonLink variant="line" size="small" href={`/office/members/${member.mergedInto.ref}`}>
            Open<VisuallyHidden> {member.mergedInto.name}</VisuallyHidden>
          </ButtonLink>
        }
      >
        This request of {member.name} was merged into the entry of {member.mergedInto.name},{' '}
        {member.mergedInto.ref}.
      </InlineAlert>
    )}
    {member.duplicates.map((duplicate) => (
      <InlineAlert
        key={duplicate.ref}
        tone="warning"
        action={
          <>
            <ButtonLink variant="line" size="small" href={`/office/members/${duplicate.ref}`}>
              See duplicate<VisuallyHidden> {duplicate.ref}</VisuallyHidden>
            </ButtonLink>
            {mayMerge && duplicate.state === 'approved' && member.status !== 'waiting' && (
              <ButtonLink
                variant="line"
                size="small"
                href={`/office/members/${member.id}/merge?with=${duplicate.ref}`}
              >
                Compare<VisuallyHidden> with {duplicate.ref}</VisuallyHidden>
              </ButtonLink>
            )}
          </>
        }
      >
        <b>Possible duplicate.</b> {duplicateWords(duplicate)}
      </InlineAlert>
    ))}
    {member.merged.map(({ id, ref, name, at, undoUntil }) => (
      <InlineAlert
        key={id}
        action={
          mayMerge && (
            <Button variant="line" size="small" onClick={() => onUndoMerge(id, name)}>
              Undo the merge<VisuallyHidden> with {ref}</VisuallyHidden>
            </Button>
          )
        }
      >
        {name}, {ref}, was merged into this entry on {dayWords(at)}. You can undo it until{' '}
        {dayWords(undoUntil)}.
      </InlineAlert>
    ))}
  </>
);
