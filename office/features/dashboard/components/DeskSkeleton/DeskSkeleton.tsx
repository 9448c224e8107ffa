import { Skeleton, SkeletonGroup } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Block } from '../../../../shell/components/Block/Block.tsx';
import { DeskColumns } from '../DeskColumns/DeskColumns.tsx';
import * as rows from '../rows.css.ts';
import * as styles from './DeskSkeleton.css.ts';

const Lines = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, place) => `line ${place}`).map((name) => (
    <div key={name} className={classNames(rows.item, styles.row)}>
      <Skeleton shape="heading" />
      <div className={styles.words}>
        <Skeleton length="long" />
        <Skeleton length="medium" />
      </div>
    </div>
  ));

/** The Desk while it is read. */
export const DeskSkeleton = () => (
  <SkeletonGroup label="Loading your dashboard...">
    <DeskColumns
      aside={
        <Block heading="Upcoming events">
          <div className={rows.list}>
            <Lines count={2} />
          </div>
        </Block>
      }
    >
      <Block heading="Waiting for you">
        <div className={rows.list}>
          <Lines count={5} />
        </div>
      </Block>
    </DeskColumns>
  </SkeletonGroup>
);
