import { Button } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleMember, sampleNow } from '../samples.ts';
import { MemberHead } from './MemberHead.tsx';

const meta = {
  title: 'Office/Head of a member',
  component: MemberHead,
  args: { member: sampleMember, back: { href: '#members' }, now: sampleNow },
} satisfies Meta<typeof MemberHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheDirectory: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In the directory since today')).toBeVisible();
  },
};
export const Hidden: Story = {
  args: { member: { ...sampleMember, status: 'hidden', since: '2019-03-03T12:00:00.000Z' } },
};
export const TurnedDown: Story = {
  args: { member: { ...sampleMember, status: 'turned-down', since: '2025-03-04T12:00:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Declined, asked Mar 4, 2025')).toBeVisible();
  },
};
export const WithWhatCanBeDone: Story = { args: { children: <Button variant="quiet">Hide</Button> } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
