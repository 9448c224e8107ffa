import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { NavigationCount } from '../NavigationCount/NavigationCount.tsx';
import { ScreenHead } from '../ScreenHead/ScreenHead.tsx';
import type { NavigationItem } from './navigation.ts';
import { OfficeShell } from './OfficeShell.tsx';

const navigation: readonly NavigationItem[] = [
  {
    href: '/office',
    label: 'Dashboard',
    sign: 'dashboard',
    group: 'today',
    isCurrent: true,
  },
  {
    href: '/office/review',
    label: 'Review',
    sign: 'review',
    group: 'today',
    isCurrent: false,
    count: <NavigationCount count={31} />,
  },
  { href: '/office/published', label: 'On the site', sign: 'published', group: 'today', isCurrent: false },
  { href: '/office/log', label: 'Log', sign: 'log', group: 'system', isCurrent: false },
  { href: '/office/volunteers', label: 'Volunteers', sign: 'volunteers', group: 'system', isCurrent: false },
  { href: '/office/settings', label: 'Settings', sign: 'settings', group: 'system', isCurrent: false },
];

const meta = {
  title: 'Office/Shell',
  component: OfficeShell,
  parameters: { layout: 'fullscreen' },
  args: {
    association: 'Engineering Alumni',
    navigation,
    me: { id: 'meera', name: 'Meera Kadamb', href: '/office/me' },
    onSignOut: fn(),
    find: { onOpen: fn(), onIntent: fn(), hasKey: true },
    onKeys: fn(),
    children: <ScreenHead title="Good evening, Meera" />,
  },
} satisfies Meta<typeof OfficeShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ args, canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Office' });
    await expect(nav).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Office, short' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Review 31 waiting' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Search everything' }));
    await expect(args.find?.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
export const OnAPhoneTheRestIsBehindMore: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Office, short' });
    await expect(bar).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Office' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const settings = await screen.findByRole('link', { name: 'Settings' });
    await waitFor(() => expect(settings).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const BehindMoreOnAPhone: Story = {
  args: { navigation: navigation.map((room) => ({ ...room, isCurrent: room.sign === 'settings' })) },
  globals: { viewport: { value: 'phone' } },
};
export const OnlyWhatOneMaySee: Story = {
  args: {
    navigation: navigation.slice(0, 1),
    children: <ScreenHead title="Dashboard" />,
  },
};
export const WhatIsTheirOwn: Story = {
  args: {
    navigation: navigation.map((room) => ({ ...room, isCurrent: false })),
    me: { id: 'meera', name: 'Meera Kadamb', href: '/office/me', isCurrent: true },
    children: <ScreenHead title="Me" />,
  },
};
export const NothingWaits: Story = {
  args: {
    navigation: navigation.map((room) => ({ ...room, count: room.count && <NavigationCount count={0} /> })),
  },
  globals: { viewport: { value: 'phone' } },
};
export const WithNotices: Story = {
  args: { notices: <InlineAlert>Demo: anyone on this computer can sign in.</InlineAlert> },
};
export const ALongName: Story = {
  args: { me: { id: 'asha', name: 'Asha Lakshminarasimhan Palash-Venkataraghavan', href: '/office/me' } },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
