import { Cluster } from '@banyan/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MemberTools } from './MemberTools.tsx';

const meta = {
  title: 'Office/Tools of the members',
  component: MemberTools,
  args: { importHref: '#import', onExport: fn() },
  render: (args) => (
    <Cluster>
      <MemberTools {...args} />
    </Cluster>
  ),
} satisfies Meta<typeof MemberTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '#import');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};
export const OnlyAsAFile: Story = { args: { importHref: undefined } };
export const Gallery: Story = { tags: ['photo'] };
