import { Skeleton, SkeletonGroup } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';

/** Skeleton shown while a screen loads. */
export const Waiting = () => (
  <SkeletonGroup label="Loading...">
    <Stack space={16}>
      <Skeleton shape="heading" length="medium" />
      <Skeleton />
      <Skeleton length="long" />
      <Skeleton length="medium" />
    </Stack>
  </SkeletonGroup>
);
