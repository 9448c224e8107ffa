import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { MoreSheet } from './MoreSheet.tsx';

const meta = {
  title: 'Office/More sheet',
  component: MoreSheet,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    open: true,
    onClose: fn(),
    navigation: [
      {
        href: '/office/volunteers',
        label: 'Volunteers',
        sign: 'volunteers',
        group: 'system',
        isCurrent: true,
      },
      { href: '/office/settings', label: 'Settings', sign: 'settings', group: 'system', isCurrent: false },
    ],
    me: { name: 'Meera Kadamb', href: '/office/me' },
    onKeys: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof MoreSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/* The dialog is loaded when it opens: axe and the screenshots wait for it. */
const isThere: Story['play'] = async () => void (await screen.findByRole('dialog'));

export const Open: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'More' });
    await expect(screen.getByRole('link', { name: 'Volunteers' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'All keys' }));
    await expect(args.onKeys).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const WithoutKeys: Story = { args: { onKeys: undefined }, play: isThere };
export const NoOtherRoom: Story = { args: { navigation: [] }, play: isThere };
export const ALongNameOnTheSmallestPhone: Story = {
  args: {
    me: { name: 'Asha Lakshminarasimhan Palash-Venkataraghavan', href: '/office/me', isCurrent: true },
  },
  globals: { viewport: { value: 'smallest' } },
  play: isThere,
};
export const Closed: Story = { args: { open: false } };
export const Gallery: Story = { tags: ['photo'], play: isThere };
export const GalleryDark: Story = { globals: { mode: 'dark' }, play: isThere };
