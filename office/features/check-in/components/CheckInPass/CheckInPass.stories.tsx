import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckInPass } from './CheckInPass.tsx';

const meta = {
  title: 'Office/Check-in pass',
  component: CheckInPass,
  args: {
    link: `https://alumni.example.org/office/check-in/enter#${'7K2Q9XPDM401ABVR83TE6WZH1N7K2Q9XPDM401ABVR8'}`,
    until: '2027-10-17T06:00:00.000Z',
    zone: 'America/Chicago',
    onCopy: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof CheckInPass>;
export default meta;
type Story = StoryObj<typeof meta>;

const isThere: Story['play'] = async ({ canvas }) =>
  void (await canvas.findByRole('img', { name: 'The check-in pass, as a QR code' }));

export const Held: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByRole('img', { name: 'The check-in pass, as a QR code' });
    await expect(canvas.getByText(/^The pass works until Oct 17, 2027, 1:00 AM CDT,/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } }, play: isThere };
export const Gallery: Story = { tags: ['photo'], play: isThere };
export const GalleryDark: Story = { globals: { mode: 'dark' }, play: isThere };
