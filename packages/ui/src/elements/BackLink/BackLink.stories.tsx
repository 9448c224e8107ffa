import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BackLink } from './BackLink.tsx';

const meta = {
  title: 'Elements/BackLink',
  component: BackLink,
  args: { href: '/events', children: 'Back to Events' },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  parameters: { announces: [{ role: 'link', name: 'Back to Events' }] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to Events' })).toHaveFocus();
  },
};
export const Gallery: Story = { tags: ['photo'] };

export const DoNameThePlace: Story = { tags: ['!dev'] };
export const DontSayOnlyBack: Story = { tags: ['!dev'], args: { children: 'Back' } };
