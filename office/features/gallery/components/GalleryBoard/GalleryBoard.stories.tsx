import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { bare, manyTiles, sampleTiles } from '../samples.ts';
import { GalleryBoard, type GalleryBoardProps } from './GalleryBoard.tsx';

/** Holds the order, descriptions and selection like the real screen. */
function Board({ tiles: given, ...rest }: GalleryBoardProps) {
  const [tiles, setTiles] = useState(given);
  const [chosen, setChosen] = useState(rest.chosen);
  return (
    <GalleryBoard
      {...rest}
      tiles={tiles}
      chosen={chosen}
      onChosen={setChosen}
      onOrder={(keys, moved) => {
        rest.onOrder(keys, moved);
        setTiles(keys.flatMap((key) => tiles.find((tile) => tile.key === key) ?? []));
      }}
      onDescribe={(key, alt) => setTiles(tiles.map((tile) => (tile.key === key ? { ...tile, alt } : tile)))}
      onLeaveOut={(keys) => setTiles(tiles.filter(({ key }) => !keys.includes(key)))}
    />
  );
}

const meta = {
  title: 'Office/Gallery board',
  component: GalleryBoard,
  render: (args) => <Board {...args} />,
  args: {
    tiles: sampleTiles,
    chosen: new Set<string>(),
    onChosen: fn(),
    mostCharacters: 300,
    isChanged: true,
    onOrder: fn(),
    onLeaveOut: fn(),
    onTryAllAgain: fn(),
    onSave: fn(),
    onDescribe: fn(),
    onCrop: fn(),
    onDrop: fn(),
    onTryAgain: fn(),
    onPoster: fn(),
    onCaptions: fn(),
  },
} satisfies Meta<typeof GalleryBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnEvening: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/4 described, 2 uploading, 1 refused/)).toHaveTextContent(/^5 items/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try the 1 again' }));
    await expect(args.onTryAllAgain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the gallery' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const MovedByKeysAlone: Story = {
  play: async ({ args, canvas }) => {
    const names = () => canvas.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
    canvas.getByRole('checkbox', { name: 'Choose IMG_2070.jpg' }).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: 'Here: put the 1 chosen before IMG_2041.jpg' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOrder).toHaveBeenCalledWith(expect.anything(), 1);
    await expect(names()[0]).toBe('Choose IMG_2070.jpg');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Choose IMG_2070.jpg' })).toHaveFocus());
    await expect(canvas.getByText(/1 item moved before IMG_2041.jpg/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Here/ })).toBeNull();
  },
};
export const EnterGoesToTheNextEmptyOne: Story = {
  args: {
    tiles: [...sampleTiles.filter(({ state }) => state === 'ready'), { ...bare, key: 'b', name: 'b.jpg' }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo without alt text' }));
    const first = canvas.getByRole('textbox', { name: 'Description of IMG_2050.jpg' });
    await expect(first).toHaveFocus();
    await userEvent.type(first, 'The drummers{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Description of b.jpg' })).toHaveFocus();
  },
};
export const SomeAreLeftOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose IMG_2041.jpg' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the 1 chosen' }));
    await expect(canvas.queryByText('IMG_2041.jpg')).toBeNull();
  },
};
export const Empty: Story = { args: { tiles: [], isChanged: false } };
export const WithoutAConnection: Story = {
  args: { unavailableBecause: 'why' },
  decorators: [
    (All) => (
      <>
        <p id="why">You’re offline.</p>
        <All />
      </>
    ),
  ],
};
export const TwoHundred: Story = { args: { tiles: manyTiles } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
