import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleChapters } from '../../content/ChapterMap/sampleChapters.ts';
import { JoinUs } from './JoinUs.tsx';

const meta = {
  title: 'Sections/Invitations/JoinUs',
  component: JoinUs,
  parameters: { layout: 'fullscreen' },
  args: {
    action: { label: 'REGISTER', href: '/membership' },
    text: 'Every chapter is a new root of the same tree. Find yours, or start one.',
    chapters: sampleChapters,
    towards: 'to Pune',
  },
} satisfies Meta<typeof JoinUs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Join Us' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'REGISTER' })).toHaveAttribute('href', '/membership');
  },
};
