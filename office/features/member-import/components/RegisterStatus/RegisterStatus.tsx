import { Button, Icon, Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { Trash2 } from 'lucide';
import { dayWords } from '../../../../kit/words/times.ts';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import { counted } from '../../../members/components/words.ts';

export interface RegisterStatusProps {
  /** Number of graduates in the alumni register, and the time of its last change (ISO); `null` without a register. */
  standing: { many: number; since: string } | null;
  /** Deletes the whole register. */
  onRemove: () => void;
  /** Set while it is being deleted. @default false */
  busy?: boolean;
}

/** Purpose of the alumni register, its number of graduates, and the time of its last change. */
export const RegisterStatus = ({ standing, onRemove, busy = false }: RegisterStatusProps) => (
  <Stack space={16}>
    <Text>
      Who graduated, by name, year and program. Review compares membership requests with it. Only reviewers
      see the result, and no one becomes a member.
    </Text>
    {standing && (
      <InlineAlert
        action={
          <Button variant="line" size="small" busy={busy} icon={<Icon icon={Trash2} />} onClick={onRemove}>
            Remove the register
          </Button>
        }
      >
        {counted(standing.many, 'graduate', 'graduates')} in the alumni register, as of{' '}
        {dayWords(standing.since)}.
      </InlineAlert>
    )}
  </Stack>
);
