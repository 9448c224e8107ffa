import { Button } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Kbd } from './Kbd.tsx';

const meta = {
  title: 'Office/Keyboard hint',
  component: Kbd,
  args: { children: 'a' },
  render: (args) => (
    <Cluster>
      <Button variant="accent" aria-keyshortcuts="a">
        Approve <Kbd {...args} />
      </Button>
      <Button variant="line" aria-keyshortcuts="Control+Enter">
        Turn down <Kbd>Ctrl ↵</Kbd>
      </Button>
    </Cluster>
  ),
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAButton: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(canvas.getByText('a', { selector: 'kbd' })).toBeVisible();
  },
};
export const NotOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('a', { selector: 'kbd' })).not.toBeVisible();
  },
};
export const Gallery: Story = { tags: ['photo'] };
