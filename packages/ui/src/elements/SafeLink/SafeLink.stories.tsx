import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SafeLink } from './SafeLink.tsx';

const meta = {
  title: 'Elements/SafeLink',
  component: SafeLink,
  args: { href: 'https://example.org/apply', children: 'Apply' },
} satisfies Meta<typeof SafeLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToAnotherSite: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Apply' })).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const OnThisSite: Story = {
  args: { href: '/events' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('rel');
  },
};
export const AScriptIsOnlyWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: { href: 'java\nscript:alert(document.cookie)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Apply')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const NoAddressIsOnlyWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Gallery: Story = { tags: ['photo'] };
