import { Text } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'Office/Panel',
  component: Panel,
  args: { heading: 'Passkeys', children: <Text>Two devices of yours open the Office.</Text> },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Passkeys' })).toBeVisible();
  },
};
export const WithACount: Story = { args: { aside: '6 of 8 are left' } };
export const ALongHeadingOnTheSmallestPhone: Story = {
  args: { heading: 'Where else you are signed in at this moment', aside: '4 browsers' },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'], args: { aside: '6 of 8 are left' } };
