import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EmailWordsList } from './EmailWordsList.tsx';

const meta = {
  title: 'Office/Email words list',
  component: EmailWordsList,
  args: {
    words: { 'seat-confirmed': 'Park behind the gym.' },
    hrefOf: (kind) => `/office/settings?part=words&letter=${kind}`,
  },
} satisfies Meta<typeof EmailWordsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const events = within(canvas.getByRole('region', { name: 'Events' }));
    await expect(events.getByText('Your words')).toBeVisible();
    await expect(events.getByRole('link', { name: 'A guest is registered for an event' })).toHaveAttribute(
      'href',
      '/office/settings?part=words&letter=seat-confirmed',
    );
    await expect(canvas.getAllByText('Your words')).toHaveLength(1);
  },
};
export const NoneYet: Story = { args: { words: {} } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
