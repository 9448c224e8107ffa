import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type WaitingKind, WaitingList } from './WaitingList.tsx';

const now = new Date(2026, 9, 12, 20, 14).getTime();
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

const requests: WaitingKind = {
  kind: 'member',
  count: 12,
  since: hoursAgo(150),
  oldest: 'Sunita Bakul',
  promisedHours: 168,
  answered: [],
};
const story: WaitingKind = {
  kind: 'story',
  count: 1,
  since: hoursAgo(72),
  oldest: 'The tabla in hostel four',
  promisedHours: 168,
  answered: [],
};

const meta = {
  title: 'Office/Waiting list',
  component: WaitingList,
  args: {
    now,
    hrefOf: (kind: string) => `/office/review?kind=${kind}`,
    kinds: [
      requests,
      {
        kind: 'correction',
        count: 2,
        since: hoursAgo(26),
        oldest: 'Arun Palash',
        promisedHours: 168,
        answered: [],
      },
      story,
      {
        kind: 'job',
        count: 6,
        since: hoursAgo(40),
        oldest: 'Bridge inspector',
        promisedHours: 48,
        answered: [],
      },
      {
        kind: 'message',
        count: 3,
        since: hoursAgo(10),
        oldest: 'Leela Umbar',
        promisedHours: 48,
        answered: ['M-7K2Q-9XPD'],
      },
    ],
  },
} satisfies Meta<typeof WaitingList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FiveKinds: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /12 membership requests Oldest: Sunita Bakul, 6 days\./ }),
    ).toHaveAttribute('href', '/office/review?kind=member');
    await expect(canvas.getByText('Due in 8 hours')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /1 new answer: ?M-7K2Q-9XPD/ })).toBeVisible();
  },
};
export const LaterThanPromised: Story = {
  args: { kinds: [{ ...requests, since: hoursAgo(300) }] },
};
export const ThousandsOfOne: Story = {
  args: { kinds: [{ ...requests, count: 5000 }] },
};
export const SeveralAnswers: Story = {
  args: { kinds: [{ ...requests, answered: ['M-7K2Q-9XPD', 'M-01AB-22CD', 'M-PQ41-88ZZ'] }] },
};
export const ALongNameOnTheSmallestPhone: Story = {
  args: {
    kinds: [{ ...requests, oldest: 'Venkatalakshmi Lakshminarasimhan Palash-Venkataraghavan' }],
  },
  globals: { viewport: { value: 'smallest' } },
};
export const RightToLeftTextInside: Story = {
  args: { kinds: [{ ...story, oldest: 'انضم إلينا في سبعة فروع' }] },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
