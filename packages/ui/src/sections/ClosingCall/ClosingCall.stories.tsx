import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClosingCall } from './ClosingCall.tsx';

const meta = {
  title: 'Sections/Invitations/ClosingCall',
  component: ClosingCall,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Somebody paid for the bench you sat on.',
    action: { label: 'DONATE', href: '/donate' },
  },
} satisfies Meta<typeof ClosingCall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Somebody paid for the bench you sat on.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'DONATE' })).toHaveAttribute('href', '/donate');
  },
};
export const TwoWaysOnTheAccentTone: Story = {
  args: {
    tone: 'accent',
    heading: 'Get Involved',
    action: { label: 'Register as a member', href: '/membership/register' },
    other: { label: 'See the resources', href: '/resources' },
  },
};
export const LongWords: Story = {
  args: {
    heading:
      'Somebody paid for the bench you sat on, the lamp above it and the interconnection of the laboratory.',
    action: { label: 'DONATE TO DONAUDAMPFSCHIFFFAHRT', href: '/donate' },
  },
  globals: { viewport: { value: 'smallest' } },
};
