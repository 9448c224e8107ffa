import { officeMessages } from '@banyan/api/office';
import { ButtonLink, EmptyState } from '@banyan/ui/elements';
import { ScreenHead } from './components/ScreenHead/ScreenHead.tsx';

/** Screen for a missing page. It looks the same if the visitor lacks the permission, so that nobody learns which. */
export const Missing = () => (
  <>
    <ScreenHead title="Not found" />
    <EmptyState
      heading={officeMessages.nothingHere}
      headingLevel={2}
      action={
        <ButtonLink variant="line" href="/office">
          Go to the Office
        </ButtonLink>
      }
    />
  </>
);
