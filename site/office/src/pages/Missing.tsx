import { officeMessages } from '@banyan/api/office';
import { ButtonLink, EmptyState } from '@banyan/ui/elements';

/** What is not there, or not for whoever asks: nobody learns which. */
export const Missing = () => (
  <EmptyState
    heading="Nothing here"
    headingLevel={1}
    action={
      <ButtonLink variant="line" href="/office">
        To the Office
      </ButtonLink>
    }
  >
    {officeMessages.nothingHere}
  </EmptyState>
);
