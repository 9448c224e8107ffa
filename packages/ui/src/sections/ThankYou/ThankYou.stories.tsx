import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Receipt } from '../../content/Receipt/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { ThankYou } from './ThankYou.tsx';

const meta = {
  title: 'Sections/Ends/ThankYou',
  component: ThankYou,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Thank You for Your Donation!',
    lede: 'Your contribution supports the alumni community, and through it a student who will never know your name.',
    note: 'The invoice was emailed to rohan.bakul@example.org. If it is missing, check spam.',
    links: (
      <>
        <MoreLink href="/">Back to the front page</MoreLink>
        <MoreLink href="/alumni-stories">Read what others did with theirs</MoreLink>
      </>
    ),
    children: (
      <Receipt
        items={[
          { label: 'Received from', value: 'Rohan Bakul' },
          { label: 'Date', value: 'Nov 20, 2026', half: true },
          { label: 'EIN', value: '00-0000000', half: true },
          { label: 'Purpose', value: 'Student Laptops' },
          { label: 'Order', value: '5O190127TN364715T' },
        ]}
        total={{ label: 'Amount, USD', value: '$100.00' }}
        note="The association is a 501(c)(3) nonprofit. No goods or services were provided in exchange for this contribution."
      />
    ),
  },
} satisfies Meta<typeof ThankYou>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByRole('region', { name: 'Receipt' })).toBeVisible();
  },
};
