import { Button, EmptyState } from '@banyan/ui/elements';

export function Example({ onClear }: { onClear?: () => void }) {
  return (
    <EmptyState
      live
      heading="No alumni found"
      action={
        <Button variant="line" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Nobody matches all three filters. Try the year alone.
    </EmptyState>
  );
}
