import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkToHandOver } from './LinkToHandOver.tsx';

const meta = {
  title: 'Office/Link to hand over',
  component: LinkToHandOver,
  args: {
    name: 'Ravi Umbar',
    link: 'https://alumni.example.org/office/join#Zk3p0Q9xWmYb2cV7uT5sR1nL8jH4gF6dS0aKqXeBvNi',
    onCopy: fn(),
  },
} satisfies Meta<typeof LinkToHandOver>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutMail: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('/office/join#');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};
export const Copied: Story = { args: { copied: true } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
