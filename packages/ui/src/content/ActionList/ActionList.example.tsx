import { ActionList, ActionRow } from '@banyan/ui/content';
import { Button, VisuallyHidden } from '@banyan/ui/elements';

export function Example() {
  return (
    <ActionList>
      <ActionRow
        name="$250.00, Student Laptops"
        meta="Oct 12, 2026"
        actions={
          <Button variant="quiet">
            Receipt<VisuallyHidden> for $250.00</VisuallyHidden>
          </Button>
        }
      />
    </ActionList>
  );
}
