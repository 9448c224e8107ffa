import { Skeleton, SkeletonGroup } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Panel } from '../../../../shell/components/Panel/Panel.tsx';
import { DashboardColumns } from '../DashboardColumns/DashboardColumns.tsx';
import * as rows from '../rows.css.ts';
import * as styles from './DashboardSkeleton.css.ts';

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

/** Placeholder of the dashboard while it loads. */
export const DashboardSkeleton = () => (
  <SkeletonGroup label="Loading your dashboard...">
    <DashboardColumns
      aside={
        <Panel heading="Upcoming events">
          <div className={rows.list}>
            <Lines count={2} />
          </div>
        </Panel>
      }
    >
      <Panel heading="Waiting for you">
        <div className={rows.list}>
          <Lines count={5} />
        </div>
      </Panel>
    </DashboardColumns>
  </SkeletonGroup>
);
