import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AnotherButton } from './AnotherButton.tsx';

const meta = {
  title: 'Forms/AnotherButton',
  component: AnotherButton,
  args: { action: '/contact', onAgain: fn(), children: 'Send Another Message' },
} satisfies Meta<typeof AnotherButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send Another Message' });
    await userEvent.click(button);
    await expect(args.onAgain).toHaveBeenCalledOnce();
    await expect(button.closest('form')?.getAttribute('action')).toBe('/contact');
  },
};
export const BesideAnotherWayOn: Story = { args: { variant: 'line' } };
