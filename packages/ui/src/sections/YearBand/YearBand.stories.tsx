import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, type within } from 'storybook/test';
import { YearBand } from './YearBand.tsx';

const counts = new Map(
  [3, 1, 4, 2, 6, 5, 9, 7, 12, 8, 14, 11, 21, 13, 10, 8, 5, 3].map((count, index) => [
    1966 + 3 * index,
    count,
  ]),
);

const onOpen = fn();

const meta = {
  title: 'Sections/Ways on/YearBand',
  component: YearBand,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Find your year',
    text: 'One line for each class. The longer it is, the more of them are listed.',
    from: 1950,
    to: 2026,
    counts,
    all: { label: 'All years', href: '/class-of' },
    hrefFor: (year) => `/class-of/${year}`,
    linkLabel: (year) => `Class of ${year}`,
  },
  decorators: [
    (Story) => (
      // biome-ignore lint/a11y: a link must not lead out of the story; the click is only recorded.
      <div
        onClick={(event) => {
          const link = event.target instanceof Element && event.target.closest('a');
          if (!link) return;
          event.preventDefault();
          onOpen(link.getAttribute('href'));
        }}
      >
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onOpen.mockClear();
  },
} satisfies Meta<typeof YearBand>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const slider = (canvas: Canvas) => canvas.findByRole('slider', { name: 'Graduation year' });

/** Place of a year on the slider, as a pointer event has it. */
function at(range: HTMLElement, year: number) {
  const { left, width, top } = range.getBoundingClientRect();
  return { clientX: left + (width * (year - 1950)) / (2026 - 1950), clientY: top + 40 };
}

const shows = (canvas: Canvas, year: number, count: number) =>
  waitFor(async () => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`${year} ${count} listed`);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `/class-of/${year}`);
  });

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas, step }) => {
    const range = await slider(canvas);
    await step('the largest class is selected first', () => shows(canvas, 2002, 21));
    await step('the slider selects a year, and says how many are listed', async () => {
      // Simulated arrow keys do not move a native slider.
      fireEvent.change(range, { target: { value: '1999' } });
      await shows(canvas, 1999, 11);
      await expect(range).toHaveAttribute('aria-valuetext', '1999, 11 listed');
    });
    await step('Enter opens the selected year', async () => {
      range.focus();
      await userEvent.keyboard('{Enter}');
      await expect(onOpen).toHaveBeenLastCalledWith('/class-of/1999');
    });
    await fits();
  },
};
export const AMousePointsAndClicks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    const range = await slider(canvas);
    await step('the year below the mouse is selected', async () => {
      fireEvent.pointerMove(range, at(range, 1978));
      await shows(canvas, 1978, 6);
    });
    await step('a click opens it', async () => {
      fireEvent.pointerDown(range, { ...at(range, 1978), pointerType: 'mouse' });
      fireEvent.click(range, at(range, 1978));
      await expect(onOpen).toHaveBeenLastCalledWith('/class-of/1978');
    });
    await step('the end of a drag only selects', async () => {
      fireEvent.pointerDown(range, { ...at(range, 1978), pointerType: 'mouse' });
      fireEvent.pointerMove(range, at(range, 1990));
      fireEvent.click(range, at(range, 1990));
      await shows(canvas, 1990, 12);
      await expect(onOpen).toHaveBeenCalledOnce();
    });
  },
};
export const OnAPhoneATapSelects: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const range = await slider(canvas);
    await step('a tap selects and opens nothing', async () => {
      fireEvent.pointerDown(range, { ...at(range, 1978), pointerType: 'touch' });
      fireEvent.click(range, at(range, 1978));
      await shows(canvas, 1978, 6);
      await expect(onOpen).not.toHaveBeenCalled();
    });
    await step('a finger may scroll the page up and down from the comb', async () => {
      await expect(range).toHaveStyle({ touchAction: 'pan-y' });
    });
    await step('buttons select the year beside it, and announce it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next year' }));
      await shows(canvas, 1979, 0);
      await expect(canvas.getByRole('status')).toHaveAttribute('aria-live', 'polite');
    });
    await fits();
  },
};
export const SmallestPhone: Story = {
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await slider(canvas);
    await fits();
  },
};
export const UntilTheCountsAreKnown: Story = {
  args: { counts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All years' })).toHaveAttribute('href', '/class-of');
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

function Late(args: ComponentProps<typeof YearBand>) {
  const [known, setKnown] = useState(false);
  return (
    <>
      <YearBand {...args} counts={known ? counts : undefined} />
      <button type="button" onClick={() => setKnown(true)}>
        Counts arrive
      </button>
    </>
  );
}

/** Nothing moves when the counts arrive, and a focused link keeps the focus. */
export const TheCountsArrive: Story = {
  tags: ['!dev', '!autodocs'],
  args: { counts: undefined },
  render: (args) => <Late {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link');
    link.focus();
    const places = () => [
      canvasElement.getBoundingClientRect().height,
      link.getBoundingClientRect().left,
      link.getBoundingClientRect().top,
    ];
    const before = places();
    canvas.getByRole('button', { name: 'Counts arrive' }).click();
    await slider(canvas);
    await expect(places()).toEqual(before);
    await expect(link).toHaveFocus();
    await expect(link).toHaveTextContent('Class of 2002');
  },
};
