import { ButtonLink, Text } from '@banyan/ui/elements';
import { errorMessage } from '../../../kit/withStepUp.ts';
import { AuthLayout } from '../components/AuthLayout/AuthLayout.tsx';

export interface LinkTroubleProps {
  title: string;
  error: unknown;
}

/** Page shown for a link that no longer works. */
export const LinkTrouble = ({ title, error }: LinkTroubleProps) => (
  <AuthLayout title={title}>
    <Text measure>{errorMessage(error)}</Text>
    <div>
      <ButtonLink variant="line" href="/office/sign-in">
        Go to sign-in
      </ButtonLink>
    </div>
  </AuthLayout>
);
