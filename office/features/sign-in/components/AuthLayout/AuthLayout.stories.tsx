import { Text } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AuthLayout } from './AuthLayout.tsx';

const meta = {
  title: 'Office/Entry sheet',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Meera Kadamb invites you to the Office of Engineering Alumni',
    children: <Text>What is asked for stands here.</Text>,
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const OnTheWayIn: Story = {
  args: { step: 2, lede: 'A passkey is your phone’s face, finger or PIN.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Joining' })).toBeVisible();
  },
};
export const OnTheSmallestPhone: Story = {
  args: { step: 1 },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'], args: { step: 1 } };
export const GalleryDark: Story = { args: { step: 1 }, globals: { mode: 'dark' } };
