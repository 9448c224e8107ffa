import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pictureProps } from '../../elements/Picture/index.ts';
import { photographs } from '../../elements/Picture/samples.ts';
import { Container } from '../../layout/Container/index.ts';
import { basalt } from '../../theme/primitives.ts';
import { MediaGallery, type MediaGalleryProps, mediaGalleryWords } from './MediaGallery.tsx';
import type { GalleryItem } from './MediaTile.tsx';

const photo = (number: number, art: string): GalleryItem => ({
  id: `image-${number}`,
  type: 'image',
  src: `/art/${art}.svg`,
  href: `?media=image-${number}`,
  caption: `Garba night - Image ${number}`,
  label: `Image ${number}`,
});
const film = (number: number): GalleryItem => ({
  id: `video-${number}`,
  type: 'video',
  src: 'data:video/mp4;base64,AAAA',
  href: `?media=video-${number}`,
  caption: `Garba night - Video ${number}`,
  label: `Video ${number}`,
  size: '312 MB',
});
const broken = 'data:image/png;base64,AAAA';

const items = [
  photo(1, 'event-garba'),
  photo(2, 'event-lamps'),
  photo(3, 'event-music'),
  film(1),
  photo(4, 'event-stepwell'),
  { ...photo(5, 'event-run'), src: broken },
  photo(6, 'event-default'),
  film(2),
  photo(7, 'event-picnic'),
];
const drawings = ['event-garba', 'event-lamps', 'event-music', 'event-stepwell', 'event-picnic', 'event-run'];

/** Photo of this size, drawn as three hills, so that a crop can be seen. */
const photoOf = (number: number, width: number, height: number): GalleryItem => {
  const hills = `M0 ${height}L${width / 4} ${height / 2}L${width / 2} ${height}L${width * 0.7} ${height / 4}L${width} ${height}`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${basalt[200]}" stroke="${basalt[800]}" stroke-width="4"/><path d="${hills}" fill="${basalt[600]}"/></svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return { ...photo(number, 'hills'), src, thumbnail: { src, width, height } };
};
const phones = [
  [1600, 1200],
  [1200, 1600],
  [1600, 900],
  [900, 1600],
  [1500, 1000],
  [1000, 1000],
  [1200, 1600],
  [1600, 1200],
] as const;
const shapes = phones.map(([width, height], place) => photoOf(place + 1, width, height));
const onePixel = `data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7`;
const extremes: GalleryItem[] = [
  photoOf(1, 4000, 400),
  photoOf(2, 500, 2000),
  { ...photo(3, 'dot'), src: onePixel, thumbnail: { src: onePixel, width: 1, height: 1 } },
  { ...photo(4, 'gone'), src: broken, thumbnail: { src: broken, width: 900, height: 1600 } },
  { ...photo(5, 'gone'), src: broken, thumbnail: { src: broken, width: 3000, height: 1000 } },
  { ...photoOf(6, 700, 990), thumbnail: { ...pictureProps(photoOf(6, 700, 990).thumbnail), fit: 'contain' } },
];
const twoHundred = Array.from({ length: 200 }, (_, place) =>
  photo(place + 1, drawings[place % drawings.length] ?? 'event-default'),
);

/** Keeps the filter and the open item in state, as a page keeps them in its address. */
function Page({
  filter: firstFilter,
  onFilterChange,
  openId: first,
  onOpenChange,
  ...rest
}: MediaGalleryProps) {
  const [filter, setFilter] = useState(firstFilter);
  const [openId, setOpenId] = useState(first);
  return (
    <Container>
      <MediaGallery
        {...rest}
        filter={filter}
        onFilterChange={(next) => {
          onFilterChange(next);
          setFilter(next);
        }}
        openId={openId}
        onOpenChange={(change) => {
          onOpenChange(change);
          setOpenId(change.how === 'close' ? undefined : change.id);
        }}
      />
    </Container>
  );
}

const meta = {
  title: 'Content/Photographs/MediaGallery',
  component: MediaGallery,
  parameters: { layout: 'fullscreen' },
  args: {
    headingId: 'gallery',
    items,
    filter: 'all',
    filterHref: (filter) => `?filter=${filter}`,
    onFilterChange: fn(),
    openId: undefined,
    onOpenChange: fn(),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof MediaGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

const tile = (name: string | RegExp) => screen.findByRole('link', { name });
const viewer = (name: string) => screen.findByRole('dialog', { name });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Event Gallery' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /^All\s*9$/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tab', { name: /^Photos\s*7$/ })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /^Videos\s*2$/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
    const second = await tile(/Garba night - Image 2\s*Photo\s*View Photo/);
    await waitFor(() => expect(second).toHaveAttribute('href', '?media=image-2'));
    for (const link of canvas.getAllByRole('link')) link.scrollIntoView();
    await expect(await tile(/^Video Thumbnail.*Video 1\s*Video\s*View Video/)).toBeVisible();
    await expect(await tile(/^Image unavailable.*Image 5/)).toBeVisible();
    scrollTo(0, 0);
  },
};

const boxes = (elements: readonly (Element | null)[]) =>
  elements.map((element) => element?.getBoundingClientRect() ?? new DOMRect());

export const InTheirNaturalShapes: Story = {
  tags: ['photo'],
  args: { items: shapes },
  play: async ({ canvas, step }) => {
    const tiles = canvas.getAllByRole('listitem');
    const frames = boxes(tiles.map((one) => one.querySelector('img')));
    await step('no picture loses more than 3 %', async () => {
      for (const [place, [width, height]] of phones.entries()) {
        const frame = frames[place] ?? new DOMRect();
        await expect(Math.abs(frame.width / frame.height / (width / height) - 1)).toBeLessThan(0.03);
      }
    });
    await step(
      'the pictures of a row stand on one line, and all but the last row reach the end',
      async () => {
        const rows = Object.values(Object.groupBy(boxes(tiles), ({ top }) => String(Math.round(top))));
        await expect(rows.length).toBeGreaterThan(1);
        const ends = rows.map((row) => Math.max(...(row ?? []).map(({ right }) => Math.round(right))));
        await expect(new Set(ends.slice(0, -1)).size).toBe(1);
        const feet = new Set(frames.map(({ bottom }) => Math.round(bottom)));
        await expect(feet.size).toBe(rows.length);
      },
    );
    await step('the title is not repeated below them', async () => {
      const words = within(await tile(/^Garba night - Image 2\b/));
      await expect(words.getByText('Image 2')).toBeVisible();
      await expect(words.getByText('Garba night - Image 2').clientWidth).toBeLessThan(2);
    });
  },
};
export const UnusualShapes: Story = {
  args: { items: extremes },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) link.scrollIntoView();
    await tile(/^Image unavailable.*Image 5/);
    const frames = boxes(canvas.getAllByRole('listitem').map((one) => one.querySelector('img')));
    for (const { width, height } of frames) {
      await expect(width).toBeGreaterThan(80);
      await expect(height).toBeGreaterThan(90);
      await expect(height).toBeLessThan(430);
    }
    scrollTo(0, 0);
  },
};
export const TilesNotYetDrawnHaveTheirHeights: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    items: Array.from({ length: 25 }, () => phones).flatMap((sizes, round) =>
      sizes.map(([width, height], place) => photoOf(round * phones.length + place + 1, width, height)),
    ),
  },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('li')?.parentElement;
    const before = list?.clientHeight;
    const last = list?.querySelector('li:last-child img');
    last?.scrollIntoView();
    await waitFor(() => expect(last).toHaveProperty('complete', true));
    await expect(list?.clientHeight).toBe(before);
    scrollTo(0, 0);
  },
};

export const OpensAndGivesTheFocusBack: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, step }) => {
    await step('a tile opens the viewer on its own item', async () => {
      await userEvent.click(await tile(/Image 2/));
      await viewer('Garba night - Image 2');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith({ how: 'open', id: 'image-2' });
    });
    await step('a step is told too', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await viewer('Garba night - Image 3');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith({ how: 'step', id: 'image-3' });
    });
    await step('Escape closes it, and the focus is on the tile that opened it', async () => {
      await userEvent.keyboard('{Escape}');
      await isGone();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith({ how: 'close' });
      const opener = await tile(/Image 2/);
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

export const OpenedByItsAddressTheFocusGoesToItsTile: Story = {
  tags: ['!dev', '!autodocs'],
  args: { openId: 'image-4' },
  play: async () => {
    await viewer('Garba night - Image 4');
    await userEvent.keyboard('{Escape}');
    await isGone();
    const own = await tile(/Image 4/);
    await waitFor(() => expect(own).toHaveFocus());
  },
};

export const StepsThroughWhatTheFilterShows: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, step }) => {
    await step('only the films', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /Videos/ }));
      await expect(args.onFilterChange).toHaveBeenLastCalledWith('video');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    });
    await step('and only they are stepped through, round both ends', async () => {
      await userEvent.click(await tile(/Video 2/));
      const dialog = await viewer('Garba night - Video 2');
      await waitFor(() => expect(within(dialog).getByText('2 of 2')).toBeVisible());
      await userEvent.keyboard('{ArrowRight}');
      await viewer('Garba night - Video 1');
      await userEvent.keyboard('{ArrowLeft}');
      await viewer('Garba night - Video 2');
    });
    await step('a film that cannot be played is offered, with its size', async () => {
      await expect(await screen.findByRole('link', { name: 'Download the video (312 MB)' })).toHaveAttribute(
        'download',
      );
    });
    await userEvent.keyboard('{Escape}');
    await isGone();
  },
};

export const AnAddressOutsideTheFilterOpensAmongAll: Story = {
  tags: ['!dev', '!autodocs'],
  args: { openId: 'video-1', filter: 'image' },
  play: async () => {
    const dialog = await viewer('Garba night - Video 1');
    await waitFor(() => expect(within(dialog).getByText('4 of 9')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await isGone();
  },
};

export const AnUnknownAddressOpensNothing: Story = {
  tags: ['!dev', '!autodocs'],
  args: { openId: 'image-99' },
  play: async () => {
    await tile(/Image 1/);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
};

export const ANewTabIsLeftToTheBrowser: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const link = await tile(/Image 1/);
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await fireEvent.click(link, { ctrlKey: true });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const NothingForThisFilter: Story = {
  tags: ['!dev', '!autodocs'],
  args: { items: items.filter(({ type }) => type === 'image') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Videos/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('No media found for this filter.');
  },
};
export const One: Story = { args: { items: items.slice(0, 1) } };
export const Two: Story = { args: { items: items.slice(0, 2) } };
export const WithPhotographs: Story = {
  args: {
    items: Object.values(photographs).map((thumbnail, place) => ({
      ...photo(place + 1, ''),
      src: thumbnail.src,
      thumbnail,
    })),
  },
};
export const AFilmLeads: Story = {
  args: { items: [film(1), ...items.slice(0, 2)] },
};
const seen = [
  ['skirts', 'Five skirts on the stair, between two songs'],
  ['feet', 'Three rings of footprints around the drummers'],
  ['floor', `The floor at eleven: swept, ${'inspected, '.repeat(12)}one shoe left`],
] as const;
export const SaysWhatCanBeSeen: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    items: seen.map(([name, alt], place) => ({
      ...photo(place + 1, name),
      src: `/samples/garba-night/${name}.svg`,
      alt,
    })),
  },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('link', { name: /^Garba night - Image 2/ });
    await expect(within(tile).getByText('Three rings of footprints around the drummers')).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    items: items.map((item) => ({ ...item, caption: `Donaudampfschifffahrtsgesellschaft ${item.caption}` })),
  },
  globals: { viewport: { value: 'smallest' } },
};

export const WithoutJavaScriptEveryTileLeadsToItsFile: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const html = renderToString(<MediaGallery {...args} items={twoHundred} words={mediaGalleryWords} />);
    const page = new DOMParser().parseFromString(html, 'text/html');
    const tabs = Array.from(page.querySelectorAll('[role="tab"]'));
    await expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '?filter=all',
      '?filter=image',
      '?filter=video',
    ]);
    const links = Array.from(page.querySelectorAll('li > a'));
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(twoHundred.map(({ src }) => src));
    const pictures = links.map((link) => link.querySelector('img'));
    await expect(pictures.every((picture) => picture?.width && picture.height)).toBe(true);
    await expect(pictures.map((picture) => picture?.loading)).toEqual(
      twoHundred.map((_, place) => (place < 3 ? 'eager' : 'lazy')),
    );
  },
};
