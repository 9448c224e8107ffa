import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../../layout/Grid/index.ts';
import { Picture, type PictureProps, pictureElbows, pictureFits, pictureFocuses } from './Picture.tsx';
import { photographs } from './samples.ts';

const drawing = (fill: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='600' height='400'%3E%3Crect width='600' height='400' fill='%23${fill}'/%3E%3Ccircle cx='300' cy='400' r='260' fill='none' stroke='%23fff' stroke-width='24'/%3E%3C/svg%3E`;
const broken = 'data:image/png;base64,AAAA';

const meta = {
  title: 'Elements/Picture',
  component: Picture,
  args: {
    src: drawing('3049a4'),
    alt: 'An arch of the old workshop',
    width: 600,
    height: 400,
    loading: 'eager',
    fallback: { src: drawing('889098'), alt: 'Image not available' },
  },
  argTypes: {
    elbow: { control: 'select', options: pictureElbows },
    fit: { control: 'select', options: pictureFits },
    focus: { control: 'select', options: pictureFocuses },
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SwapsToItsFallback: Story = {
  tags: ['!dev', '!autodocs'],
  args: { src: broken },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Image not available' })).toBeVisible();
  },
};
export const ABrokenSourceSwapsToo: Story = {
  tags: ['!dev', '!autodocs'],
  args: { sources: [{ type: 'image/webp', srcSet: 'data:image/webp;base64,AAAA' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Image not available' })).toBeVisible();
  },
};
export const AutomaticSizesAreOnTheImageToo: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    loading: 'lazy',
    sizes: 'auto, 300px',
    sources: [{ type: 'image/webp', srcSet: `${drawing('3049a4')} 600w` }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('sizes', 'auto, 300px');
  },
};
export const NoPictureAtAll: Story = {
  tags: ['!dev', '!autodocs'],
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Image not available' })).toBeVisible();
  },
};
export const WithoutAFallbackTheWordsStay: Story = {
  tags: ['!dev', '!autodocs'],
  args: { src: broken, fallback: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByAltText('An arch of the old workshop')).toBeInTheDocument();
  },
};
export const FailedBeforeHydrationSwapsAfterIt: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <div data-testid="server" />,
  play: async ({ args, canvas }) => {
    const props: PictureProps = { ...args, src: broken };
    const host = canvas.getByTestId('server');
    host.innerHTML = renderToString(<Picture {...props} />);
    const image = host.querySelector('img');
    await waitFor(() => expect(image?.complete).toBe(true));
    const root = hydrateRoot(host, <Picture {...props} />);
    await waitFor(() => expect(host.querySelector('img')).toHaveAttribute('alt', 'Image not available'));
    root.unmount();
  },
};
export const KeepsItsPlaceBeforeItArrives: Story = {
  tags: ['!dev', '!autodocs'],
  args: { src: undefined, fallback: undefined, width: 600, height: 300 },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('img')?.getBoundingClientRect();
    await expect(Math.round((frame?.width ?? 0) / (frame?.height ?? 1))).toBe(2);
  },
};
export const WhatMattersStandsLow: Story = {
  tags: ['!dev', '!autodocs'],
  args: { focus: 'low' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).objectPosition).toBe('50% 70%');
  },
};
export const Photographs: Story = {
  render: (args) => (
    <Grid columns={{ base: 1, medium: 3 }}>
      {Object.entries(photographs).map(([name, photograph]) => (
        <Picture key={name} {...args} {...photograph} alt={name} />
      ))}
    </Grid>
  ),
};
export const Gallery: Story = {
  tags: ['photo'],
  render: (args) => (
    <Grid columns={{ base: 1, medium: 3 }}>
      {pictureElbows.map((elbow) => (
        <Picture key={elbow} {...args} elbow={elbow} />
      ))}
      <Picture {...args} src={undefined} />
    </Grid>
  ),
};
