import { Badge, Button, Text } from '@banyan/ui/elements';
import { Row, Rows } from '../../../../shell/components/Rows/Rows.tsx';
import type { SavedReason } from '../../../review/reasons.ts';
import { reasonKindNames } from '../kinds.ts';

export interface ReasonListProps {
  /** Saved reasons, each with its title. */
  reasons: readonly SavedReason[];
  /** Removes a reason. Earlier decisions keep its text. @default reasons cannot be removed */
  onRemove?: (reason: SavedReason) => void;
}

/** List of saved reasons. */
export const ReasonList = ({ reasons, onRemove }: ReasonListProps) =>
  reasons.length === 0 ? (
    <Text tone="quiet" measure>
      None yet. A saved reason is one key away when you decline something.
    </Text>
  ) : (
    <Rows>
      {reasons.map((reason) => (
        <Row
          key={reason.title}
          name={
            <>
              {reason.title}
              {reason.kind && <Badge tone="line">{reasonKindNames[reason.kind]}</Badge>}
            </>
          }
          meta={reason.reason}
          action={
            onRemove && (
              <Button
                variant="line"
                size="small"
                aria-label={`Remove, ${reason.title}`}
                onClick={() => onRemove(reason)}
              >
                Remove
              </Button>
            )
          }
        />
      ))}
    </Rows>
  );
