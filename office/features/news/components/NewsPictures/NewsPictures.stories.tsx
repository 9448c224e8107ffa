import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { bare, coming, lead, refused } from '../../../gallery/components/samples.ts';
import { NewsPictures, type NewsPicturesProps } from './NewsPictures.tsx';

function Put({ tiles: first, ...rest }: NewsPicturesProps) {
  const [tiles, setTiles] = useState(first);
  const without = (key: string) => setTiles(tiles.filter((tile) => tile.key !== key));
  return (
    <NewsPictures
      {...rest}
      tiles={tiles}
      onOrder={(keys) => setTiles(keys.flatMap((key) => tiles.find((tile) => tile.key === key) ?? []))}
      onLeaveOut={without}
      onDrop={without}
    />
  );
}

const meta = {
  title: 'Office/News pictures',
  component: NewsPictures,
  args: {
    tiles: [lead, bare, coming, refused],
    most: 7,
    mostCharacters: 500,
    onFiles: fn(),
    onOrder: fn(),
    onDescribe: fn(),
    onCrop: fn(),
    onLeaveOut: fn(),
    onDrop: fn(),
    onTryAgain: fn(),
  },
  render: (args) => <Put {...args} />,
} satisfies Meta<typeof NewsPictures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PutInOrder: Story = {
  args: { tiles: [lead, bare] },
  play: async ({ args, canvas }) => {
    const words = canvas.getByLabelText('Description of picture 1');
    await expect(words).toHaveValue(lead.alt);
    canvas.getByRole('button', { name: 'Move picture 1 back' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Description of picture 2')).toHaveValue(lead.alt);
    // The focus moves with the picture, even when the focused button has no further effect there.
    const back = canvas.getByRole('button', { name: 'Move picture 2 back' });
    await waitFor(() => expect(back).toHaveFocus());
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByLabelText('Description of picture 1'), 'A');
    await expect(args.onDescribe).toHaveBeenCalledWith(bare.key, 'A');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 1' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove picture 1' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: /Pictures/ })).toHaveFocus());
  },
};
export const None: Story = { args: { tiles: [] } };
export const OnTheirWay: Story = {};
export const Full: Story = {
  args: { tiles: Array.from({ length: 7 }, (_, place) => ({ ...lead, key: `${place}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Choose files' })).toBeNull();
  },
};
export const Wrong: Story = { args: { error: 'Wait until the pictures are uploaded, or stop them.' } };
export const WithoutAConnection: Story = {
  args: { unavailableBecause: 'why' },
  decorators: [
    (Pictures) => (
      <>
        <p id="why">You’re offline.</p>
        <Pictures />
      </>
    ),
  ],
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
