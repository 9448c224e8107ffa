import { VisuallyHidden } from '@banyan/ui/elements';

export interface RoomCountProps {
  /** How many wait. */
  count: number;
}

/** How many wait in a room, beside its name. Nothing where nothing waits. */
export const RoomCount = ({ count }: RoomCountProps) =>
  count > 0 && (
    <>
      {count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </>
  );
