import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SetList } from './SetList.tsx';

const meta = {
  title: 'Office/Set list',
  component: SetList,
  args: {
    variables: [
      { name: 'SMTP_URL', isSet: true },
      { name: 'PAYPAL_CLIENT_ID', isSet: true },
      { name: 'VOLUNTEER_EMAIL', isSet: false },
    ],
  },
} satisfies Meta<typeof SetList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'set up',
      'set up',
      'not set up',
    ]);
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Email SMTP_URL',
      'PayPal PAYPAL_CLIENT_ID',
      'VOLUNTEER_EMAIL',
    ]);
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
