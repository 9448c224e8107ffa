import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../elements/Button/index.ts';
import { Toaster } from './Toaster.tsx';
import { toast } from './toast.ts';

/** Dismisses all toasts, which would otherwise outlive the story. Rendered before the toaster, which must still listen. */
function SendAwayOnLeaving() {
  useEffect(() => () => toast.dismiss(), []);
  return null;
}

const meta = {
  title: 'Overlays/Toaster',
  component: Toaster,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (args) => (
    <>
      <Button onClick={() => toast.success('Registration successful! See you at the event!')}>
        Register
      </Button>
      <SendAwayOnLeaving />
      <Toaster {...args} />
    </>
  ),
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const noneLeft = () =>
  waitFor(() => expect(document.querySelector('[data-tone]')).toBeNull(), { timeout: 2000 });
const card = async (words: string) => {
  const text = await screen.findByText(words, undefined, { timeout: 5000 });
  return text.closest<HTMLElement>('[data-tone]');
};
/** Time until a line has shrunk to zero, in milliseconds: the timer that the reader sees. */
const lineOf = (element: HTMLElement | null) => {
  const line = element?.querySelector<HTMLElement>(':scope > [aria-hidden]');
  return line ? Number.parseFloat(getComputedStyle(line).animationDuration) * 1000 : undefined;
};

export const SuccessStaysTwoSeconds: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const since = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    const words = 'Registration successful! See you at the event!';
    await expect(lineOf(await card(words))).toBe(2000);
    await userEvent.unhover(canvas.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull(), { timeout: 4000 });
    await expect(performance.now() - since).toBeGreaterThan(1900);
  },
};

export const ErrorStaysFourSecondsAndIsAnnouncedAtOnce: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    toast.error('Payment failed. Please try again.');
    const shown = await card('Payment failed. Please try again.');
    await expect(lineOf(shown)).toBe(4000);
    await expect(screen.getByRole('alert')).toHaveTextContent('Payment failed. Please try again.');
  },
};

export const MessageStaysFourSeconds: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    toast.message('The link has been copied.');
    await expect(lineOf(await card('The link has been copied.'))).toBe(4000);
  },
};

export const LoadingStaysUntilItBecomesSomethingElse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const id = toast.loading('Loading event...');
    const shown = await card('Loading event...');
    await expect(lineOf(shown)).toBeUndefined();
    toast.success('Here it is.', { id });
    await expect(lineOf(await card('Here it is.'))).toBe(2000);
    await waitFor(() => expect(screen.queryByText('Loading event...')).toBeNull());
  },
};

export const StandsStillWhilePointedAtOrFocused: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ step }) => {
    // Long enough for the pointer to arrive on a busy machine.
    toast.message('Hold on to me.', { duration: 2_000 });
    const shown = await card('Hold on to me.');
    if (!shown) throw new Error('no toast');
    // The card fades in from transparent.
    await waitFor(() => expect(shown).toBeVisible());
    await step('under the pointer the clock stands', async () => {
      await userEvent.hover(shown);
      await waitFor(() => expect(shown).not.toHaveAttribute('data-running'));
    });
    await step('and under the focus', async () => {
      screen.getByRole('button', { name: 'Dismiss' }).focus();
      await userEvent.unhover(shown);
      await expect(shown).not.toHaveAttribute('data-running');
      await expect(shown).toBeVisible();
    });
    await step('also when the toast itself has it', async () => {
      shown.closest('li')?.focus();
      await expect(shown.closest('li')).toHaveFocus();
      await expect(shown).not.toHaveAttribute('data-running');
    });
    await step('left alone it goes', async () => {
      shown.closest('li')?.blur();
      await waitFor(() => expect(shown).not.toBeInTheDocument(), { timeout: 6_000 });
    });
  },
};

export const DismissedByHand: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    toast.loading('Loading event...');
    await card('Loading event...');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await noneLeft();
  },
};

export const TwentyAtMostTheOldestGoes: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    for (let number = 1; number <= 22; number += 1) toast.loading(`Toast ${number}`);
    await card('Toast 22');
    await waitFor(() => expect(document.querySelectorAll('[data-tone]')).toHaveLength(20), { timeout: 3000 });
    await expect(screen.queryByText('Toast 2')).toBeNull();
    await expect(screen.getByText('Toast 3')).toBeInTheDocument();
  },
};

export const DonationIsTopCentreEverywhere: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    toast.success('Donation successful! 💝', { position: 'top-center', duration: 4000 });
    const shown = await card('Donation successful! 💝');
    await waitFor(() => {
      const box = shown?.getBoundingClientRect();
      expect(box?.top).toBeGreaterThanOrEqual(80);
      expect(box?.top).toBeLessThan(120);
      expect(Math.abs((box?.left ?? 0) + (box?.width ?? 0) / 2 - innerWidth / 2)).toBeLessThan(12);
    });
  },
};

const all: Story['play'] = async () => {
  toast.loading('Loading event...');
  toast.error('Payment failed. Please try again.', { duration: Number.POSITIVE_INFINITY });
  toast.message('The link has been copied.', { duration: Number.POSITIVE_INFINITY });
  toast.success('Registration successful! See you at the event!', { duration: Number.POSITIVE_INFINITY });
  await card('Loading event...');
};

export const Gallery: Story = { tags: ['photo'], play: all };
export const GalleryDark: Story = { play: all, globals: { mode: 'dark' } };
export const OnAPhone: Story = { play: all, globals: { viewport: { value: 'phone' } } };
export const OnTheSmallestPhone: Story = { play: all, globals: { viewport: { value: 'smallest' } } };
