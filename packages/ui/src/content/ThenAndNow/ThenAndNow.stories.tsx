import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Container } from '../../layout/Container/index.ts';
import { basalt } from '../../theme/primitives.ts';
import { type PhotoOfYear, ThenAndNow } from './ThenAndNow.tsx';

/** Arcade of this number of arches, drawn on a paper of this size. */
const arcade = (width: number, height: number, arches: number, paper: string, ink: string) => {
  const span = width / (arches + 0.5);
  const radius = span * 0.4;
  const line = Array.from({ length: arches }, (_, place) => {
    const left = span * (place + 0.25) + span * 0.1;
    return `M${left} ${height}V${height * 0.5}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${height}Z`;
  }).join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/><path d="M0 ${height * 0.12}H${width}" stroke="${ink}" stroke-width="6"/><path d="${line}" fill="${ink}"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width, height };
};

const earlier: PhotoOfYear = {
  year: 1974,
  image: arcade(1200, 900, 5, basalt[200], basalt[700]),
  alt: 'Five arches of the old workshop, two of them closed with boards',
  caption: 'The workshop on the day the lathes arrived. Photograph: Madhav Kadamb',
};
const later: PhotoOfYear = {
  year: 2026,
  image: arcade(1600, 900, 7, basalt[50], basalt[500]),
  alt: 'Seven arches, all open, with tables inside',
  caption: 'The same wall, two arches longer: now the library opens until midnight.',
};
const tall = (photo: PhotoOfYear, arches: number): PhotoOfYear => ({
  ...photo,
  image: arcade(900, 1200, arches, basalt[200], basalt[700]),
});

const meta = {
  title: 'Content/Photographs/ThenAndNow',
  component: ThenAndNow,
  parameters: { layout: 'fullscreen' },
  args: { earlier, later },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ThenAndNow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Boxes of both pictures. */
const frames = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll('img'), (image) => image.getBoundingClientRect());

const standOnOneLine: Story['play'] = async ({ canvasElement }) => {
  const [first = new DOMRect(), second = new DOMRect()] = frames(canvasElement);
  await expect(first.height).toBeCloseTo(second.height, 0);
  await expect(first.bottom).toBeCloseTo(second.bottom, 0);
  await expect(first.right).toBeLessThan(second.left);
};

export const Gallery: Story = {
  tags: ['photo'],
  play: async (context) => {
    await standOnOneLine(context);
    await expect(context.canvas.getAllByRole('figure')).toHaveLength(2);
    await expect(context.canvas.getByText('1974')).toBeVisible();
  },
};
export const OnAPhoneWideOnesStandBelowEachOther: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [first = new DOMRect(), second = new DOMRect()] = frames(canvasElement);
    await expect(first.left).toBeCloseTo(second.left, 0);
    await expect(first.bottom).toBeLessThan(second.top);
  },
};
export const OnAPhoneTallOnesStandSideBySide: Story = {
  args: { earlier: tall(earlier, 2), later: tall(later, 3) },
  globals: { viewport: { value: 'phone' } },
  play: standOnOneLine,
};
export const OneIsGone: Story = {
  args: { earlier: { ...earlier, image: { src: 'data:image/png;base64,AAAA', width: 1200, height: 900 } } },
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByRole('img', { name: 'Image unavailable' })).toBeVisible());
    await standOnOneLine(context);
  },
};
export const LongWords: Story = {
  args: {
    later: { ...later, caption: `Donaudampfschifffahrtsgesellschaft, ${'seen from the gate, '.repeat(8)}` },
  },
  globals: { viewport: { value: 'smallest' } },
};
