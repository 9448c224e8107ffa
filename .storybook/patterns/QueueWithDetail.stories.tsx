import {
  CountLine,
  DecideFoot,
  FilterTabs,
  Panes,
  QueueFilter,
  QueueList,
  ReviewItem,
} from '@banyan/office/review';
import { OfficeShell, type Room, ScreenHead } from '@banyan/office/shell';
import { Text } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  sampleAsked,
  sampleCategories,
  sampleNow,
  sampleRows,
} from '../../packages/office/src/review/samples.ts';
import { onItsPage } from './onItsPage.tsx';

const rooms: readonly Room[] = [
  { href: '/office', label: 'Desk', sign: 'desk', group: 'today', isCurrent: false },
  { href: '/office/review', label: 'Review', sign: 'review', group: 'today', isCurrent: true },
  { href: '/office/published', label: 'On the site', sign: 'published', group: 'today', isCurrent: false },
  { href: '/office/log', label: 'Log', sign: 'log', group: 'house', isCurrent: false },
];
const kinds = { All: 31, Members: 12, Corrections: 2, Stories: 8, Jobs: 6, Messages: 3 };
const tabs = Object.entries(kinds).map(([label, count], place) => ({
  href: `#${label}`,
  label,
  count,
  isCurrent: place === 0,
}));
const nothing = () => undefined;

/** What waits, and beside it what was opened of it. */
const ReviewPage = ({ isOpen }: { isOpen: boolean }) => (
  <OfficeShell
    association="Engineering Alumni"
    rooms={rooms}
    me={{ id: 'meera', name: 'Meera Kadamb', href: '/office/me' }}
    onSignOut={nothing}
  >
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
          <CountLine shown={sampleRows.length} total={31} />
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
            foot={<DecideFoot kind="member" onDecide={nothing} onAsk={nothing} onLetter={nothing} />}
          />
        ) : undefined
      }
      placeholder={<Text>Nothing is open. Press a row, or j.</Text>}
    />
  </OfficeShell>
);

const meta = {
  title: 'Patterns/Queue with detail',
  component: ReviewPage,
  parameters: onItsPage,
  args: { isOpen: true },
} satisfies Meta<typeof ReviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Side by side from 968 px. */
export const OneIsOpen: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The queue' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible();
  },
};
export const NothingIsOpen: Story = { tags: ['photo'], args: { isOpen: false } };
/** One at a time: the list, or what was opened in its place. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'The queue' })).toBeNull();
  },
};
