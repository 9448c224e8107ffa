import { Badge, Button } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row, Rows } from './Rows.tsx';

const end = (
  <Button variant="line" size="small" aria-label="End, Firefox, Linux">
    End
  </Button>
);

const meta = {
  title: 'Office/Rows',
  component: Row,
  args: { name: 'Firefox, Linux', meta: 'Since Oct 12, 2026, 7:31 PM. Last seen 12 min ago.' },
  render: (args) => (
    <Rows>
      <Row {...args} />
      <Row {...args} action={end} />
    </Rows>
  ),
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'End, Firefox, Linux' })).toBeVisible();
  },
};
export const ALongNameOnTheSmallestPhone: Story = {
  args: {
    name: (
      <>
        Asha Lakshminarasimhan Palash-Venkataraghavan <Badge tone="warning">no codes left</Badge>
      </>
    ),
  },
  globals: { viewport: { value: 'smallest' } },
};
export const RightToLeftTextInside: Story = { args: { name: 'انضم إلينا' } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
