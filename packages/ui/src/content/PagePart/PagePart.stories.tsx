import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../elements/Text/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { PagePart } from './PagePart.tsx';

const meta = {
  title: 'Content/Words/PagePart',
  component: PagePart,
  args: { id: 'gifts', heading: 'Gifts', children: <Text>Two, with their receipts.</Text> },
} satisfies Meta<typeof PagePart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  render: (args) => (
    <Stack space={48}>
      <PagePart id="events" heading="Events">
        <Text>None yet.</Text>
      </PagePart>
      <PagePart {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Gifts' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Gifts' })).toHaveAttribute('id', 'gifts');
  },
};
