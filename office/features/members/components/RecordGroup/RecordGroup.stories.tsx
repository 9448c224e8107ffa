import { Button, Text } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RecordGroup } from './RecordGroup.tsx';

const meta = {
  title: 'Office/Group of a record',
  component: RecordGroup,
  args: {
    heading: 'Details',
    action: (
      <Button variant="quiet" size="small">
        Edit
      </Button>
    ),
    children: <Text>Sunita Bakul, 1987, Civil Engineering</Text>,
  },
} satisfies Meta<typeof RecordGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Details' })).toBeVisible();
  },
};
export const FoldsOnAPhone: Story = {
  args: { folds: true, aside: '3' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sunita/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Details' }));
    await expect(canvas.getByText(/^Sunita/)).toBeVisible();
  },
};
export const OpenAtFirst: Story = {
  args: { folds: true, isOpen: true },
  globals: { viewport: { value: 'phone' } },
};
export const ALongHeadingOnTheSmallestPhone: Story = {
  args: { heading: 'What somebody takes part in, and since when', aside: '14 events' },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'], args: { aside: '3' } };
