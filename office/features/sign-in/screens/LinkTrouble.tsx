import { ButtonLink, Text } from '@banyan/ui/elements';
import { saidOf } from '../../../kit/act.ts';
import { EntrySheet } from '../components/EntrySheet/EntrySheet.tsx';

export interface LinkTroubleProps {
  title: string;
  error: unknown;
}

/** In the place of what a link does not open any more. */
export const LinkTrouble = ({ title, error }: LinkTroubleProps) => (
  <EntrySheet title={title}>
    <Text measure>{saidOf(error)}</Text>
    <div>
      <ButtonLink variant="line" href="/office/sign-in">
        Go to sign-in
      </ButtonLink>
    </div>
  </EntrySheet>
);
