import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ScreenHead } from '../ScreenHead/index.ts';
import { Strip } from '../Strip/index.ts';
import { OfficeShell, type Room } from './OfficeShell.tsx';

const rooms: readonly Room[] = [
  { href: '/office/volunteers', label: 'Volunteers', sign: 'volunteers', isCurrent: true },
  { href: '/office/log', label: 'Log', sign: 'log', isCurrent: false },
  { href: '/office/me', label: 'Me', sign: 'me', isCurrent: false },
];

const meta = {
  title: 'Office/Shell',
  component: OfficeShell,
  parameters: { layout: 'fullscreen' },
  args: {
    association: 'Engineering Alumni',
    rooms,
    me: { id: 'meera', name: 'Meera Kadamb', href: '/office/me' },
    onSignOut: fn(),
    children: <ScreenHead title="Volunteers" />,
  },
} satisfies Meta<typeof OfficeShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ args, canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Office' });
    await expect(nav).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Office, short' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
export const OnAPhoneABarStandsAtTheFoot: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Office, short' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Office' })).toBeNull();
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const OnlyWhatOneMaySee: Story = {
  args: {
    rooms: rooms.slice(2).map((room) => ({ ...room, isCurrent: true })),
    children: <ScreenHead title="Me" />,
  },
};
export const WithNotices: Story = {
  args: { notices: <Strip>Demo: anybody on this computer can enter.</Strip> },
};
export const ALongName: Story = {
  args: { me: { id: 'asha', name: 'Asha Lakshminarasimhan Palash-Venkataraghavan', href: '/office/me' } },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
