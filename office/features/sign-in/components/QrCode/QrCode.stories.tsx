import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Office/QR code',
  component: QrCode,
  args: {
    text: 'https://alumni.example.org/office/join#7K2Q9XPDM401ABVR83TE6WZH1N7K2Q9XPDM401ABVR8',
    label: 'The link of this invitation, as a QR code',
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

const isThere: Story['play'] = async ({ canvas }) => void (await canvas.findByRole('img'));

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('img')).toHaveAccessibleName(args.label);
  },
};
export const ALongText: Story = { args: { text: 'https://alumni.example.org/'.repeat(20) }, play: isThere };
export const Gallery: Story = { tags: ['photo'], play: isThere };
