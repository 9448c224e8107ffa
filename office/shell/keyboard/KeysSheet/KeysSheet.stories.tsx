import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { KeysSheet } from './KeysSheet.tsx';

const meta = {
  title: 'Office/Keys sheet',
  component: KeysSheet,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    onClose: fn(),
    offHref: '#me',
    lines: [
      { keys: ['/'], does: 'Search everything' },
      { keys: ['g', 'r'], does: 'Go to Review' },
      { keys: ['j'], does: 'Next' },
      { keys: ['Shift', 'x'], does: 'Select a range' },
      { keys: ['r'], does: 'Decline; 1 to 9: a saved reason' },
      { keys: ['?'], does: 'This sheet' },
    ],
  },
} satisfies Meta<typeof KeysSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/* The dialog is loaded when it opens: axe and the screenshots wait for it. */
const isThere: Story['play'] = async () => void (await screen.findByRole('dialog'));

export const Open: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'All keys' });
    await waitFor(() => expect(screen.getByText('Select a range')).toBeVisible());
    await expect(screen.getByRole('link', { name: 'under your name' })).toHaveAttribute('href', '#me');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } }, play: isThere };
export const Closed: Story = { args: { open: false } };
export const Gallery: Story = { tags: ['photo'], play: isThere };
export const GalleryDark: Story = { globals: { mode: 'dark' }, play: isThere };
