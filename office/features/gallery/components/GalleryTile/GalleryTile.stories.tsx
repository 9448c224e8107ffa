import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { grid } from '../GalleryBoard/GalleryBoard.css.ts';
import { bare, coming, dance, lead, paused, refused, waiting, working } from '../samples.ts';
import { GalleryTile } from './GalleryTile.tsx';

const meta = {
  title: 'Office/Gallery tile',
  component: GalleryTile,
  args: {
    tile: lead,
    isLead: false,
    isChosen: false,
    mostCharacters: 300,
    onChoose: fn(),
    onDescribe: fn(),
    onCrop: fn(),
    onNext: fn(),
    onDrop: fn(),
    onTryAgain: fn(),
    onPoster: fn(),
    onCaptions: fn(),
  },
  decorators: [(Tile) => <ul className={grid}>{Tile()}</ul>],
} satisfies Meta<typeof GalleryTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  args: { isLead: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cover')).toBeVisible();
    await expect(canvas.queryByText('no description')).toBeNull();
  },
};
export const WithoutWords: Story = {
  args: { tile: bare },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description of IMG_2050.jpg' });
    await expect(canvas.getByText('no description')).toBeVisible();
    await userEvent.type(field, 'x{Enter}');
    await expect(args.onDescribe).toHaveBeenCalledWith(bare.key, 'x');
    await expect(args.onNext).toHaveBeenCalledWith(bare.key);
  },
};
export const Chosen: Story = {
  args: { isChosen: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose IMG_2041.jpg' }));
    await expect(args.onChoose).toHaveBeenCalledWith(lead.key, false);
  },
};
export const AFilm: Story = {
  args: { tile: dance },
  play: async ({ args, canvasElement }) => {
    const [poster, captions] = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]');
    if (!poster || !captions) throw new Error('There are no file inputs.');
    const still = new File(['x'], 'still.jpg', { type: 'image/jpeg' });
    const words = new File(['WEBVTT'], 'words.vtt', { type: 'text/vtt' });
    await userEvent.upload(poster, still);
    await userEvent.upload(captions, words);
    await expect(args.onPoster).toHaveBeenCalledWith(dance.key, still);
    await expect(args.onCaptions).toHaveBeenCalledWith(dance.key, words);
  },
};
export const AFilmWithBoth: Story = {
  args: {
    tile: {
      ...dance,
      thumb: '/art/video-thumbnail.svg',
      hasPoster: true,
      hasCaptions: true,
      sides: [
        { words: 'Poster: 40 %', isRefused: false },
        { words: 'Captions refused. Its captions (.vtt) do not begin with WEBVTT.', isRefused: true },
      ],
    },
  },
};
export const GoingUp: Story = {
  args: { tile: coming },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('63 %')).toBeVisible();
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '19 of 30 MB');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop IMG_2061.jpg' }));
    await expect(args.onDrop).toHaveBeenCalledWith('coming');
  },
};
export const WaitingItsTurn: Story = { args: { tile: waiting } };
export const WithoutAConnection: Story = {
  args: { tile: { ...coming, reason: 'You’re offline. It goes on by itself.' } },
};
export const AfterAReload: Story = {
  args: { tile: paused },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 of 30 MB uploaded. Choose the file again to continue.')).toBeVisible();
  },
};
export const BeingWorkedOn: Story = { args: { tile: working } };
export const Refused: Story = {
  args: { tile: refused },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('HEIC cannot be read. Export it as JPEG.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again IMG_0009.heic' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove IMG_0009.heic' }));
    await expect(args.onTryAgain).toHaveBeenCalledWith('refused');
    await expect(args.onDrop).toHaveBeenCalledWith('refused');
  },
};
export const LongNames: Story = {
  args: { tile: { ...bare, name: `${'ganeshotsav-visarjan-'.repeat(6)}.jpg`, alt: 'شارع مضاء بالفوانيس' } },
};
const all: Story['render'] = (args) => (
  <>
    {[lead, bare, dance, coming, paused, working, refused].map((tile, place) => (
      <GalleryTile {...args} key={tile.key} tile={tile} isLead={place === 0} isChosen={tile === bare} />
    ))}
  </>
);
export const Gallery: Story = { tags: ['photo'], render: all };
export const GalleryDark: Story = { globals: { mode: 'dark' }, render: all };
