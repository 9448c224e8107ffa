import { VisuallyHidden } from '@banyan/ui/elements';

export interface NavigationCountProps {
  /** How many wait. */
  count: number;
}

/** How many wait in a room, beside its name. Nothing where nothing waits. */
export const NavigationCount = ({ count }: NavigationCountProps) =>
  count > 0 && (
    <>
      {count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </>
  );
