import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileButton } from './FileButton.tsx';

const meta = {
  title: 'Office/File button',
  component: FileButton,
  args: { accept: 'image/jpeg', children: 'Choose files', variant: 'line', onFiles: fn() },
} satisfies Meta<typeof FileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfSeveral: Story = {
  args: { multiple: true },
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input.');
    const files = [1, 2].map((number) => new File(['x'], `${number}.jpg`, { type: 'image/jpeg' }));
    await userEvent.upload(input, files);
    await expect(args.onFiles).toHaveBeenCalledWith(files);
    await expect(input.files).toHaveLength(0);
  },
};
export const WithAReason: Story = { args: { unavailable: true } };
export const Gallery: Story = { tags: ['photo'] };
