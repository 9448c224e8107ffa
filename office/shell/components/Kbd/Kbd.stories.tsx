import { Button } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Kbd } from './Kbd.tsx';

const meta = { title: 'Office/Kbd', component: Kbd, args: { children: 'z' } } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OnAButton: Story = {
  render: (args) => (
    <Button variant="line" size="small" aria-keyshortcuts="z">
      Undo <Kbd {...args} aria-hidden />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <Cluster>
      {['/', 'g', 'Ctrl', '↵', 'Esc'].map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </Cluster>
  ),
};
