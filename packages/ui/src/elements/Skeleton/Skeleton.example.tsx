import { Skeleton, SkeletonGroup } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';

export function Example() {
  return (
    <SkeletonGroup label="Loading event...">
      <Stack>
        <Skeleton shape="picture" />
        <Skeleton shape="heading" length="medium" />
        <Skeleton length="long" />
        <Skeleton shape="control" />
      </Stack>
    </SkeletonGroup>
  );
}
