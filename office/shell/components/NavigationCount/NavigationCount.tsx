import { VisuallyHidden } from '@banyan/ui/elements';

export interface NavigationCountProps {
  /** Number of waiting items. */
  count: number;
}

/** Count of waiting items beside a navigation label. Renders nothing for 0. */
export const NavigationCount = ({ count }: NavigationCountProps) =>
  count > 0 && (
    <>
      {count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </>
  );
