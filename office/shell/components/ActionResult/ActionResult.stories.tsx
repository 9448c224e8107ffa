import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ActionResult } from './ActionResult.tsx';

const meta = {
  title: 'Office/Action result',
  component: ActionResult,
  args: {
    words: 'Published.',
    viewHref: '#news',
    onCopyLink: fn(async () => undefined),
    onUndo: fn(),
  },
} satisfies Meta<typeof ActionResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Published.');
    await expect(canvas.getByRole('link', { name: 'View' })).toHaveAttribute('href', '#news');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopyLink).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Link copied' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
export const NothingYet: Story = {
  args: { words: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { hidden: true })).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Failed: Story = {
  args: {
    tone: 'critical',
    words: 'That didn’t work. Please try again.',
    viewHref: undefined,
    onCopyLink: undefined,
    onUndo: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That didn’t work. Please try again.');
  },
};
export const BeingUndone: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).not.toHaveBeenCalled();
  },
};
export const WithoutTheClipboard: Story = {
  args: { onCopyLink: fn(() => Promise.reject(new Error('Not allowed'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(canvas.getByRole('button', { name: 'Link not copied' })).toBeVisible();
  },
};
export const WithAScheduledEmail: Story = {
  args: {
    words: 'Your reply is scheduled. 1 email sends at 3:23 PM.',
    viewHref: undefined,
    onCopyLink: undefined,
    onSendNow: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send now' }));
    await expect(args.onSendNow).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
