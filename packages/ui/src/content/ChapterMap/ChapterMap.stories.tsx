import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onGarland } from '../../theme/contexts.css.ts';
import { ChapterMap } from './ChapterMap.tsx';
import { sampleChapters } from './sampleChapters.ts';

const meta = {
  title: 'Content/People/ChapterMap',
  component: ChapterMap,
  parameters: { layout: 'fullscreen' },
  args: { chapters: sampleChapters, towards: 'to Pune' },
  decorators: [
    (Story) => (
      <div>
        <p>Chapters</p>
        <br />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChapterMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: 'Bay Area' })).toBeVisible();
  },
};
export const OnGarland: Story = {
  decorators: [
    (Story) => (
      <div className={onGarland}>
        <Story />
      </div>
    ),
  ],
};
export const WithChatLinks: Story = {
  args: { linkText: 'Group chat' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /Group chat \(opens another site\)$/ })).toHaveLength(7);
  },
};
