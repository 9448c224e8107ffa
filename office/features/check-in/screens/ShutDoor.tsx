import { ButtonLink, Text } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { passkeyWanted, saidOf } from '../../../kit/act.ts';
import { EntrySheet } from '../../sign-in/components/EntrySheet/EntrySheet.tsx';

export interface ShutDoorProps {
  /** Whose door it is. */
  event: string;
  error: unknown;
}

/** In the place of a door that does not open here: without a pass, with one that has ended, or without a connection. */
export const ShutDoor = ({ event, error }: ShutDoorProps) => (
  <EntrySheet title="You can’t check in guests here">
    <Text measure>
      {passkeyWanted(error)
        ? 'Scan the event’s check-in pass, or ask whoever has it. Volunteers sign in.'
        : saidOf(error)}
    </Text>
    <Cluster space={16}>
      <ButtonLink variant="line" href={`/office/check-in/${event}`} target="_self">
        Try again
      </ButtonLink>
      <ButtonLink variant="quiet" href={`/office/sign-in?to=/office/check-in/${event}`}>
        Sign in
      </ButtonLink>
    </Cluster>
  </EntrySheet>
);
