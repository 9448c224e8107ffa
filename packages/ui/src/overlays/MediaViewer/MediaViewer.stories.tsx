import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../elements/Button/index.ts';
import { basalt, night } from '../../theme/primitives.ts';
import { MediaViewer, type MediaViewerProps } from './MediaViewer.tsx';
import type { MediaItem } from './mediaItem.ts';

/** Standing waves with one more node each time, as in the association’s drawings. */
const wave = (nodes: number) => {
  const arcs = Array.from({ length: nodes }, () => 'q25 -60 50 0t50 0').join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${nodes * 100 + 40}" height="300"><rect width="100%" height="100%" fill="${night[700]}"/><path d="M20 150${arcs}" fill="none" stroke="${basalt[50]}" stroke-width="3"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
};
const picture = (number: number): MediaItem => ({
  type: 'image',
  src: wave(number + 2),
  caption: `Garba night - Image ${number}`,
});

function Gallery({ items, index: first, onIndexChange, onClose }: MediaViewerProps) {
  const [index, setIndex] = useState(first);
  return (
    <>
      <Button onClick={() => setIndex(0)}>View Photo</Button>
      <MediaViewer
        items={items}
        index={index}
        onIndexChange={(next) => {
          onIndexChange(next);
          setIndex(next);
        }}
        onClose={() => {
          onClose();
          setIndex(undefined);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/MediaViewer',
  component: MediaViewer,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    items: [1, 2, 3].map(picture),
    index: undefined,
    onIndexChange: fn(),
    onClose: fn(),
  },
  render: (args) => <Gallery {...args} />,
} satisfies Meta<typeof MediaViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const openViewer = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'View Photo' }));
  return screen.findByRole('dialog', { name: 'Garba night - Image 1' });
};
const shows = (number: number) => screen.findByRole('dialog', { name: `Garba night - Image ${number}` });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const WithTheKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, step }) => {
    await step('it opens, and the page is held still', async () => {
      await openViewer();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
      await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
      await waitFor(() => expect(screen.getByText('1 of 3')).toBeVisible());
    });
    await step('arrows step, and wrap around at both ends', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await shows(2);
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await shows(1);
      await userEvent.keyboard('{ArrowLeft}');
      await shows(3);
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
      await expect(screen.getByRole('img', { name: 'Garba night - Image 3' })).toBeVisible();
    });
    await step('the focus stays inside', async () => {
      const dialog = screen.getByRole('dialog');
      for (let press = 0; press < 5; press += 1) {
        await userEvent.tab();
        await expect(dialog).toContainElement(document.activeElement as HTMLElement | null);
      }
    });
    await step('Escape closes it and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await isGone();
      await waitFor(() => expect(screen.getByRole('button', { name: 'View Photo' })).toHaveFocus());
      await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    });
  },
};

export const WithThePointer: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ step }) => {
    const dialog = await openViewer();
    await step('next and previous', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
      await shows(2);
      await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
      await shows(1);
    });
    await step('a press on the picture leaves it open', async () => {
      await userEvent.click(screen.getByRole('img'));
      await expect(dialog).toBeVisible();
    });
    await step('a press beside it closes', async () => {
      const ground = screen.getByRole('img').closest('picture')?.parentElement;
      if (!ground) throw new Error('no ground');
      await userEvent.click(ground);
      await isGone();
    });
  },
};

const swipe = async (from: number, to: number) => {
  const ground = screen.getByRole('img').closest('picture')?.parentElement;
  if (!ground) throw new Error('no ground');
  const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, clientY: 300 };
  await fireEvent.pointerDown(ground, { ...finger, clientX: from });
  await fireEvent.pointerUp(ground, { ...finger, clientX: to });
};

export const WithAFinger: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, step }) => {
    await openViewer();
    await step('to the left shows the next', async () => {
      await swipe(300, 120);
      await shows(2);
    });
    await step('to the right the one before', async () => {
      await swipe(120, 300);
      await shows(1);
    });
    await step('a short one is none', async () => {
      await swipe(300, 270);
      await expect(args.onIndexChange).toHaveBeenCalledTimes(2);
    });
  },
};

export const WhateverIsNoPictureCaptionOrControlCloses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, step }) => {
    const closes = async (name: string, ground: (dialog: HTMLElement) => Element | null | undefined) => {
      await step(name, async () => {
        const place = ground(await openViewer());
        if (!place) throw new Error('no ground');
        await userEvent.click(place);
        await isGone();
      });
    };
    await closes('its own padding', (dialog) => dialog);
    await closes('what lies beside the caption', () => screen.getByText('1 of 3').parentElement);
    await closes(
      'what lies between the tools',
      () => screen.getByRole('button', { name: 'Zoom in' }).parentElement,
    );
    await expect(args.onClose).toHaveBeenCalledTimes(3);
    await step('caption, counter and an end of the zoom do not', async () => {
      const dialog = await openViewer();
      await userEvent.click(screen.getByRole('heading', { name: 'Garba night - Image 1' }));
      await userEvent.click(screen.getByText('1 of 3'));
      await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
      await expect(dialog).toBeVisible();
      await expect(args.onClose).toHaveBeenCalledTimes(3);
    });
  },
};

/** Waits until the picture is shown at this scale and has stopped moving. */
const isShownAt = (scale: number) =>
  waitFor(() => {
    const picture = screen.getByRole<HTMLImageElement>('img');
    expect(picture.getBoundingClientRect().width / picture.offsetWidth).toBeCloseTo(scale, 2);
  });

export const CloserByButtonsAndKeys: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ step }) => {
    await openViewer();
    const [out, closer] = [
      screen.getByRole('button', { name: 'Zoom out' }),
      screen.getByRole('button', { name: 'Zoom in' }),
    ];
    await step('buttons', async () => {
      await expect(out).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(closer);
      await isShownAt(1.5);
      await expect(screen.getByText('150 percent')).toHaveAttribute('role', 'status');
      await expect(out).not.toHaveAttribute('aria-disabled');
      await userEvent.click(out);
      await isShownAt(1);
    });
    await step('keys, as far as it goes', async () => {
      await userEvent.keyboard('+++++');
      await isShownAt(4);
      await expect(closer).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('-');
      await isShownAt(3);
    });
    await step('Shift and arrows look around, arrows alone step', async () => {
      const { left } = screen.getByRole('img').getBoundingClientRect();
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await waitFor(() => expect(screen.getByRole('img').getBoundingClientRect().left).toBeLessThan(left));
      await userEvent.keyboard('0');
      await isShownAt(1);
      await userEvent.keyboard('+{ArrowRight}');
      await shows(2);
      await isShownAt(1);
    });
  },
};

const finger = (pointerId: number, clientX: number, clientY: number) => ({
  pointerId,
  pointerType: 'touch',
  isPrimary: pointerId === 1,
  clientX,
  clientY,
});

export const CloserByFingers: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, step }) => {
    await openViewer();
    const picture = () => screen.getByRole('img');
    const { left, top, width, height } = picture().getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const tap = async () => {
      await fireEvent.pointerDown(picture(), finger(1, x, y));
      await fireEvent.pointerUp(picture(), finger(1, x, y));
    };
    await step('two fingers apart', async () => {
      await fireEvent.pointerDown(picture(), finger(1, x - 40, y));
      await fireEvent.pointerDown(picture(), finger(2, x + 40, y));
      await fireEvent.pointerMove(picture(), finger(1, x - 60, y));
      await fireEvent.pointerMove(picture(), finger(2, x + 60, y));
      await isShownAt(1.5);
      await fireEvent.pointerUp(picture(), finger(1, x - 60, y));
      await fireEvent.pointerUp(picture(), finger(2, x + 60, y));
      await waitFor(() => expect(screen.getByText('150 percent')).toBeInTheDocument());
    });
    await step('one finger looks around, no further than to the edge, and steps nowhere', async () => {
      await fireEvent.pointerDown(picture(), finger(1, x, y));
      await fireEvent.pointerMove(picture(), finger(1, x - 30, y));
      await waitFor(() =>
        expect(picture().getBoundingClientRect().left).toBeCloseTo(left - width / 4 - 30, 0),
      );
      await fireEvent.pointerMove(picture(), finger(1, x - 900, y));
      await fireEvent.pointerUp(picture(), finger(1, x - 900, y));
      await waitFor(() => expect(picture().getBoundingClientRect().right).toBeCloseTo(innerWidth, 0));
      await expect(args.onIndexChange).not.toHaveBeenCalled();
    });
    await step('two taps: whole again, and then as high as the stage', async () => {
      await tap();
      await tap();
      await isShownAt(1);
      await tap();
      await tap();
      const stage = picture().closest('picture')?.parentElement;
      await waitFor(() =>
        expect(picture().getBoundingClientRect().height).toBeGreaterThanOrEqual(
          (stage?.clientHeight ?? 0) - 1,
        ),
      );
    });
  },
};

export const ADragIsNoPressBesideThePicture: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await openViewer();
    const picture = screen.getByRole('img');
    const stage = picture.closest('picture')?.parentElement;
    if (!stage) throw new Error('no stage');
    const mouse = { pointerId: 1, pointerType: 'mouse', buttons: 1, clientY: 200 };
    await fireEvent.pointerDown(picture, { ...mouse, clientX: 300 });
    await fireEvent.pointerMove(stage, { ...mouse, clientX: 360 });
    await fireEvent.pointerUp(stage, { ...mouse, buttons: 0, clientX: 360 });
    await fireEvent.click(stage);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(stage);
    await isGone();
  },
};

export const APictureCanBeSaved: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    items: [
      { type: 'image', src: '/art/event-garba.svg', caption: 'Garba night - Image 1' },
      { type: 'image', src: 'https://pictures.example.org/2.jpg', caption: 'Garba night - Image 2' },
    ],
  },
  play: async () => {
    await openViewer();
    const link = () => screen.getByRole('link', { name: 'Download the picture' });
    await expect(link()).toHaveAttribute('download');
    await expect(link()).toHaveAttribute('href', '/art/event-garba.svg');
    await expect(link()).not.toHaveAttribute('target');
    await userEvent.keyboard('{ArrowRight}');
    await shows(2);
    await expect(link()).toHaveAttribute('target', '_blank');
  },
};

export const IsReadInOrder: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const dialog = await openViewer();
    const parts = Array.from(
      dialog.querySelectorAll('span, h2, button, img'),
      (part) => part.getAttribute('aria-label') ?? part.getAttribute('alt') ?? part.textContent,
    );
    await expect(parts).toEqual([
      '1 of 3',
      'Garba night - Image 1',
      'Close',
      'Zoom out',
      'Zoom in',
      '',
      'Previous',
      'Garba night - Image 1',
      'Next',
    ]);
    await expect(screen.getByText('1 of 3').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
};

export const AnItemThatIsGoneOpensNothing: Story = {
  tags: ['!dev', '!autodocs'],
  args: { index: 7 },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'View Photo' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
};

export const TheBestFormatIsTaken: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    items: [
      {
        ...picture(1),
        srcSet: `${wave(3)} 800w`,
        sources: [{ type: 'image/avif', srcSet: '/best-800.avif 800w, /best-1600.avif 1600w' }],
      },
    ],
    index: 0,
  },
  play: async () => {
    const source = (await screen.findByRole('dialog')).querySelector('source');
    await expect(source).toHaveAttribute('type', 'image/avif');
    await expect(source).toHaveAttribute('sizes', '100vw');
  },
};

export const NeighboursAreFetchedAhead: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    items: [1, 2, 3, 4].map((number) => ({ ...picture(number), src: `/neighbour-${number}.avif` })),
    index: 0,
  },
  /* A browser keeps 250 resource entries and drops later ones; the whole suite runs in one page. */
  beforeEach: () => performance.setResourceTimingBufferSize(100_000),
  play: async () => {
    const fetched = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    await waitFor(() =>
      expect(fetched()).toEqual(expect.arrayContaining(['/neighbour-2.avif', '/neighbour-4.avif'])),
    );
    await expect(fetched()).not.toContain('/neighbour-3.avif');
  },
};

export const ABrokenPictureSaysSo: Story = {
  tags: ['!dev', '!autodocs'],
  args: { items: [{ ...picture(1), src: 'data:image/png;base64,AAAA' }, picture(2)], index: 0 },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Image unavailable')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('img', { name: 'Garba night - Image 2' })).toBeVisible();
  },
};

export const AFilmThatCannotBePlayedIsOffered: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    items: [{ type: 'video', src: 'data:video/mp4;base64,AAAA', caption: 'Garba night - Video 1' }],
    index: 0,
  },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Download the video' });
    await expect(link).toHaveAttribute('download');
    await expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  },
};

/* The viewer is loaded when it opens: axe and the screenshots wait for it. */
const isThere: Story['play'] = async () => void (await screen.findByRole('dialog'));

export const Open: Story = { args: { index: 2 }, play: isThere };
export const Photo: Story = { name: 'Gallery', tags: ['photo'], args: { index: 2 }, play: isThere };
export const OnAPhone: Story = {
  tags: ['photo'],
  args: { index: 2 },
  globals: { viewport: { value: 'phone' } },
  play: isThere,
};
