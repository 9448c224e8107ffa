import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EventActs } from './EventActs.tsx';

const meta = {
  title: 'Office/Event acts',
  component: EventActs,
  args: { onCopy: fn(), onHide: fn(), onCancel: fn() },
} satisfies Meta<typeof EventActs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NobodyIsRegistered: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unpublish' }));
    await expect(args.onHide).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the event' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const PeopleCome: Story = { args: { onHide: undefined } };
export const ItIsOver: Story = { args: { onHide: undefined, onCancel: undefined } };
export const OnAPhoneCheckInKeepsItsDistance: Story = {
  args: { checkInHref: '#check-in', onPass: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // The row reaches the edge of the screen, aligned with the text of its other buttons.
    const link = canvas.getByRole('link', { name: 'Check-in' });
    const edge = link.parentElement?.getBoundingClientRect().left;
    await expect(link.getBoundingClientRect().left).toBe((edge ?? Number.NaN) + 16);
  },
};
export const UnderWay: Story = { args: { busy: true } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
