import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Panel } from '../../../../shell/components/Panel/Panel.tsx';
import { SettingsParts } from './SettingsParts.tsx';

const meta = {
  title: 'Office/Settings parts',
  component: SettingsParts,
  args: {
    current: '?part=hold',
    isChosen: true,
    back: { href: '?', label: 'Settings' },
    parts: [
      { href: '?part=hold', label: 'Send delay' },
      { href: '?part=reasons', label: 'Saved reasons' },
      { href: '?part=environment', label: 'Server settings', note: '2 not set up' },
    ],
    children: <Panel heading="Send delay">A decision’s email waits this long.</Panel>,
  },
} satisfies Meta<typeof SettingsParts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send delay' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('region', { name: 'Send delay' })).toBeVisible();
  },
};
export const OnAPhoneAListFirst: Story = {
  args: { isChosen: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Saved reasons' })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const OnAPhoneThenOne: Story = {
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Saved reasons' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toBeVisible();
  },
};
export const InsideAPart: Story = {
  args: { back: { href: '?part=words', label: 'Your words', isDeeper: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Your words' })).toBeVisible();
  },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
