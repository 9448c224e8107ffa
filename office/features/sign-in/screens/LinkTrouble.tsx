import { ButtonLink, Text } from '@banyan/ui/elements';
import { errorMessage } from '../../../kit/withStepUp.ts';
import { AuthLayout } from '../components/AuthLayout/AuthLayout.tsx';

export interface LinkTroubleProps {
  title: string;
  error: unknown;
}

/** In the place of what a link does not open any more. */
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
