import { Button, Icon, Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { Trash2 } from 'lucide';
import { dayWords } from '../../../../kit/words/times.ts';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import { counted } from '../../../members/components/words.ts';

export interface GraduatesStandingProps {
  /** How many stand on the roll, and since when it is as it is (ISO); `null` where there is none. */
  standing: { many: number; since: string } | null;
  /** The whole roll is to go. */
  onRemove: () => void;
  /** It is going. @default false */
  busy?: boolean;
}

/** What the roll of graduates is for, how many stand on it, and since when. */
export const GraduatesStanding = ({ standing, onRemove, busy = false }: GraduatesStandingProps) => (
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
