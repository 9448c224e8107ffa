import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GetInvolved } from './GetInvolved.tsx';

const meta = {
  title: 'Sections/Invitations/GetInvolved',
  component: GetInvolved,
  parameters: { layout: 'fullscreen' },
  args: {
    action: { label: 'Register as a member', href: '/membership/register' },
    other: { label: 'See the resources', href: '/resources' },
  },
} satisfies Meta<typeof GetInvolved>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Get Involved' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Register as a member' })).toHaveAttribute(
      'href',
      '/membership/register',
    );
    await expect(canvas.getByRole('link', { name: 'See the resources' })).toHaveAttribute(
      'href',
      '/resources',
    );
  },
};
export const LongWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    heading: 'Get involved in the interconnection department',
    action: { label: 'Register as a member, or register again', href: '/membership/register' },
    other: { label: 'See the resources of all seven chapters first', href: '/resources' },
  },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
