import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoreLink } from '../MoreLink/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Elements/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Class of ' },
  render: (args) => (
    <p data-testid="year">
      <VisuallyHidden {...args} />
      1998
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeardNotSeen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('year')).toHaveTextContent('Class of 1998');
  },
};
export const Gallery: Story = { tags: ['photo'] };

export const DoShowWhatAllNeed: Story = {
  parameters: { announces: [{ role: 'link', name: 'Register by December 5 for the annual dinner' }] },
  tags: ['!dev'],
  render: () => (
    <MoreLink href="/events">
      Register by December 5<VisuallyHidden> for the annual dinner</VisuallyHidden>
    </MoreLink>
  ),
};
export const DontHideWhatAllNeed: Story = {
  tags: ['!dev'],
  render: () => (
    <MoreLink href="/events">
      Register<VisuallyHidden> by December 5 for the annual dinner</VisuallyHidden>
    </MoreLink>
  ),
};
