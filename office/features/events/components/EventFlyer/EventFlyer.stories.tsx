import type { Flyer } from '@banyan/api/office';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EventFlyer } from './EventFlyer.tsx';

const flyer: Flyer = {
  state: 'ready',
  reason: '',
  alt: 'Garba night, Evanston, Saturday, October 16, 2027, 6:00 PM to 10:00 PM CDT, Robert Crown Community Center',
  // Drawings replace the files that the server draws.
  pictures: [
    { name: 'post', path: '/art/event-garba.svg' },
    { name: 'screen', path: '/art/event-garba.svg' },
    { name: 'preview', path: '/art/event-garba.svg' },
  ],
};
const without = (state: Flyer['state'], reason = ''): Flyer => ({ ...flyer, state, reason, pictures: [] });

const meta = {
  title: 'Office/Event flyer',
  component: EventFlyer,
  args: { flyer, event: 'event-garba-night', onShare: fn(), onRedraw: fn() },
} satisfies Meta<typeof EventFlyer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('img', { name: flyer.alt })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Share 1080 × 1350' }));
    await expect(args.onShare).toHaveBeenCalledWith({
      path: '/art/event-garba.svg',
      fileName: 'event-garba-night-1080x1350.png',
    });
    const link = canvas.getByRole('link', { name: 'Download 1920 × 1080' });
    await expect(link).toHaveAttribute('download', 'event-garba-night-1920x1080.png');
  },
};
export const WhereTheBrowserCannotShare: Story = {
  args: { onShare: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const BeingDrawn: Story = { args: { flyer: without('drawing') } };
export const ItFailed: Story = {
  args: {
    flyer: without(
      'failed',
      'The flyer has no letters for “ગ”. Write title and place in Latin or Devanagari letters.',
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The flyer couldn’t be drawn.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRedraw).toHaveBeenCalledOnce();
  },
};
export const OfADraft: Story = { args: { flyer: without('draft') } };
export const OfACanceledEvent: Story = { args: { flyer: without('cancelled') } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
