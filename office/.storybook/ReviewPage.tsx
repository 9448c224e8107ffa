import { Text } from '@banyan/ui/elements';
import { DecideFoot } from '../features/review/components/DecideFoot/DecideFoot.tsx';
import { PaneInset, Panes } from '../features/review/components/Panes/Panes.tsx';
import { QueueFilter } from '../features/review/components/QueueFilter/QueueFilter.tsx';
import { QueueList } from '../features/review/components/QueueList/QueueList.tsx';
import { ReviewItem } from '../features/review/components/ReviewItem/ReviewItem.tsx';
import {
  sampleAsked,
  sampleCategories,
  sampleNow,
  sampleRows,
} from '../features/review/components/samples.ts';
import { CountLine } from '../kit/CountLine/CountLine.tsx';
import { FilterTabs } from '../kit/FilterTabs/FilterTabs.tsx';
import { ScreenHead } from '../shell/components/ScreenHead/ScreenHead.tsx';
import { OfficePage } from './OfficePage.tsx';

const kinds = { All: 31, Members: 12, Corrections: 2, Stories: 8, Jobs: 6, Messages: 3 };
const tabs = Object.entries(kinds).map(([label, count], place) => ({
  href: `#${label}`,
  label,
  count,
  isCurrent: place === 0,
}));
const nothing = () => undefined;

/** Review screen: the queue, with the opened item beside it. */
export const ReviewPage = ({ isOpen }: { isOpen: boolean }) => (
  <OfficePage at="/office/review">
    <Panes
      label="The queue"
      head={
        <>
          <ScreenHead title="Review" />
          <FilterTabs label="Kind" items={tabs} end={<QueueFilter state="waiting" onChange={nothing} />} />
        </>
      }
      list={
        <>
          <QueueList
            rows={sampleRows}
            hrefOf={({ ref }) => `#${ref}`}
            now={sampleNow}
            open={isOpen ? sampleAsked.ref : undefined}
          />
          <PaneInset>
            <CountLine shown={sampleRows.length} total={31} />
          </PaneInset>
        </>
      }
      detail={
        isOpen ? (
          <ReviewItem
            item={sampleAsked}
            now={sampleNow}
            categories={sampleCategories}
            back={{ href: '#queue', label: 'Queue, 1 of 31' }}
            hrefOf={(ref) => `#${ref}`}
            onShowContact={nothing}
            foot={<DecideFoot kind="member" onDecide={nothing} onAsk={nothing} onEmail={nothing} />}
          />
        ) : undefined
      }
      placeholder={<Text>Nothing is open. Press a row, or j.</Text>}
    />
  </OfficePage>
);
