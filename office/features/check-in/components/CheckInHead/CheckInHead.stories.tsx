import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atCheckIn } from '../samples.ts';
import { CheckInHead } from './CheckInHead.tsx';

const meta = {
  title: 'Office/Check-in head',
  component: CheckInHead,
  globals: { mode: 'dark' },
  args: {
    title: 'Garba night, Evanston',
    arrived: 148,
    coming: 212,
    helper: 'Ravi',
    until: atCheckIn(25, 0),
    unsent: 0,
    isOnline: true,
  },
} satisfies Meta<typeof CheckInHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Connected');
    await expect(canvas.getByText('You are Ravi, until 1:00 AM')).toBeVisible();
  },
};
export const WithoutAConnection: Story = {
  args: { isOnline: false, unsent: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('7 not sent yet');
    await expect(canvas.getByText(/Keep this page open\.$/)).toBeVisible();
  },
};
export const NothingToSend: Story = {
  args: { isOnline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Offline');
  },
};
export const AVolunteer: Story = { args: { until: null, helper: 'Asha', guests: 12 } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnTheSmallestPhone: Story = {
  args: { title: 'Bay Area autumn picnic and alumni cricket, Coyote Point', isOnline: false, unsent: 12 },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryLight: Story = { globals: { mode: 'light' } };
