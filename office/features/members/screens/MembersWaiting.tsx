import { Skeleton, SkeletonGroup } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';

const rows = Array.from({ length: 8 }, (_, place) => place);

/** Placeholder of the list of members while it loads: its search and rows. */
export const MembersWaiting = () => (
  <>
    <ScreenHead title="Members" />
    <SkeletonGroup label="Loading...">
      <Stack space={24}>
        <Skeleton shape="control" />
        {rows.map((place) => (
          <Stack key={place} space={8}>
            <Skeleton length="medium" />
            <Skeleton length="long" />
          </Stack>
        ))}
      </Stack>
    </SkeletonGroup>
  </>
);
