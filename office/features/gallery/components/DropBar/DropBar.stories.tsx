import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DropBar } from './DropBar.tsx';

const meta = {
  title: 'Office/Drop bar',
  component: DropBar,
  args: { onFiles: fn() },
} satisfies Meta<typeof DropBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const bar = canvas.getByText('Drop photos and films here');
    const file = new File(['x'], 'lamp.jpg', { type: 'image/jpeg' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    for (const kind of ['dragover', 'drop'])
      bar.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
  },
};
export const PhotosOnly: Story = { args: { takes: 'photos' } };
export const WithoutAConnection: Story = {
  args: { unavailableBecause: 'why' },
  decorators: [
    (Bar) => (
      <>
        <p id="why">You’re offline.</p>
        <Bar />
      </>
    ),
  ],
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
