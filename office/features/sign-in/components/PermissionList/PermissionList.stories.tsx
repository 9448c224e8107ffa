import { roles } from '@banyan/api/office';
import { Stack } from '@banyan/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PermissionList } from './PermissionList.tsx';

const meta = {
  title: 'Office/May list',
  component: PermissionList,
  args: { grants: [{ role: 'organiser', chapter: 'bay-area' }] },
  render: (args) => (
    <Stack space={24}>
      <PermissionList {...args} />
    </Stack>
  ),
} satisfies Meta<typeof PermissionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAChapter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Organizer, Bay Area' })).toBeVisible();
    await expect(canvas.getByText(/^You can’t /)).toBeVisible();
  },
};
export const Several: Story = {
  args: {
    grants: [
      { role: 'reviewer', chapter: 'tx-southwest' },
      { role: 'treasurer', chapter: null },
    ],
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = {
  tags: ['photo'],
  args: { grants: roles.map((role) => ({ role, chapter: null })) },
};
