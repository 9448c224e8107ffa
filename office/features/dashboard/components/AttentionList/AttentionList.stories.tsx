import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AttentionList } from './AttentionList.tsx';

const now = new Date(2026, 9, 12, 20, 14).getTime();

const meta = {
  title: 'Office/Attention list',
  component: AttentionList,
  args: {
    now,
    hrefOf: (look) => (look.what === 'no way back' ? undefined : `#${look.what}`),
    looks: [
      {
        what: 'gift does not settle',
        ref: 'D-2H4J-11AA',
        cents: 25_000,
        since: new Date(now - 7_200_000).toISOString(),
      },
      {
        what: 'gift surprises',
        ref: 'D-6PLM-77FF',
        cents: 2_000,
        currency: 'USD',
        orderedCents: 2_500,
        since: new Date(now - 7_200_000).toISOString(),
      },
      {
        what: 'refund does not settle',
        ref: 'D-9K1M-22BB',
        cents: 2_000,
        since: new Date(now - 7_200_000).toISOString(),
      },
      {
        what: 'refund waits',
        ref: 'D-77QX-33CC',
        cents: 150_000,
        by: 'Vikram Palash',
        mine: false,
        at: new Date(now - 600_000).toISOString(),
      },
      {
        what: 'refund waits',
        ref: 'D-76MB-44DD',
        cents: 200_000,
        by: 'Meera Kadamb',
        mine: true,
        at: new Date(now - 600_000).toISOString(),
      },
      { what: 'jobs leave', count: 4, first: new Date(2026, 9, 14).toISOString() },
      { what: 'no answer', count: 2, days: 21 },
      { what: 'mail stuck', count: 1 },
      { what: 'unnamed proxy' },
      { what: 'placeholder ein' },
      { what: 'only admin' },
      { what: 'copy is old', last: new Date(now - 9 * 86_400_000).toISOString() },
      { what: 'no way back' },
      { what: 'forgets soon', sentences: ['3 messages on Oct 20, 2026.', '1 request on Nov 1, 2026.'] },
    ],
  },
} satisfies Meta<typeof AttentionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllOfThem: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /^4 jobs expire within a week The first on Oct 14, 2026/ }),
    ).toHaveAttribute('href', '#jobs leave');
    await expect(canvas.getByText('1 email could not be sent')).toBeVisible();
    await expect(canvas.getByText('D-2H4J-11AA, $250.00, asked PayPal 2 hours ago')).toBeVisible();
    await expect(canvas.getByText('D-77QX-33CC, $1,500.00. Vikram Palash asked 10 min ago.')).toBeVisible();
    await expect(canvas.getByText(/You asked 10 min ago; someone else has to approve it\.$/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /one passkey/ })).toBeNull();
  },
};
export const One: Story = { args: { looks: [{ what: 'only admin' }] } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
