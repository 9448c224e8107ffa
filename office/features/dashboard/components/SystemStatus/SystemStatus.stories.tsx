import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SystemStatus } from './SystemStatus.tsx';

const meta = {
  title: 'Office/System status',
  component: SystemStatus,
  args: {
    now: new Date(2026, 9, 12, 20, 14).getTime(),
    mail: { waiting: 3, held: 2, stuck: 0, href: '/office/mail' },
    emails: { held: 0, href: '/office/campaigns' },
    gifts: { cents: 431_000, count: 41, centsLastYear: 384_800, unsettled: 0, href: '/office/gifts' },
  },
} satisfies Meta<typeof SystemStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MailAndGifts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 waiting, 2 scheduled, 0 failed')).toBeVisible();
    await expect(canvas.getByText(/^\$4,310 from 41/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Gifts' })).toHaveAttribute('href', '/office/gifts');
    await expect(canvas.getByText('+12% from last Oct')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Outbox' })).toHaveAttribute('href', '/office/mail');
  },
};
export const WhatHangs: Story = {
  args: {
    mail: { waiting: 3, held: 0, stuck: 2, href: '/office/mail' },
    emails: { held: 1, href: '/office/campaigns' },
    gifts: { cents: 431_000, count: 41, centsLastYear: 0, unsettled: 1, href: '/office/gifts' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 waiting, 2 failed')).toBeVisible();
    await expect(canvas.getByText('1 scheduled')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Campaigns' })).toHaveAttribute(
      'href',
      '/office/campaigns',
    );
    await expect(canvas.getByText('1 not settled')).toBeVisible();
  },
};
export const ForATreasurer: Story = { args: { mail: undefined, emails: undefined } };
export const LessThanLastYear: Story = {
  args: { gifts: { cents: 120_050, count: 9, centsLastYear: 240_100, unsettled: 3, href: '/office/gifts' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−50% from last Oct')).toBeVisible();
    await expect(canvas.getByText('3 not settled')).toBeVisible();
  },
};
export const NothingLastYear: Story = {
  args: { gifts: { cents: 0, count: 0, centsLastYear: 0, unsettled: 0, href: '/office/gifts' } },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
