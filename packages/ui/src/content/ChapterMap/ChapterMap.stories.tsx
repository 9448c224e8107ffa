import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onGarland } from '../../theme/contexts.css.ts';
import { ChapterFacts } from './ChapterFacts.tsx';
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

/** Chapters with the same facts, except for one. */
const withFacts = (facts: readonly string[], ofAtlanta = facts) =>
  sampleChapters.map((chapter) => ({
    ...chapter,
    facts: <ChapterFacts facts={chapter.name === 'Atlanta' ? ofAtlanta : facts} />,
  }));

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const WithFacts: Story = {
  tags: ['photo'],
  args: { chapters: withFacts(['Next: Dec 12', '24 members'], ['No date yet', '1 member']) },
  play: async ({ canvas, step }) => {
    await step('reads a chapter’s facts after its name', async () => {
      await expect(canvas.getAllByRole('link', { name: /Next: Dec 12 ?, 24 members$/ })).toHaveLength(6);
      await expect(canvas.getByRole('link', { name: /^Atlanta No date yet ?, 1 member$/ })).toBeVisible();
    });
    await step('opens the chapter from each line of its label', async () => {
      for (const line of canvas.getAllByText(/^(Next|No date|24 mem|1 mem)/)) {
        const { left, top, width, height } = line.getBoundingClientRect();
        if (width === 0) continue;
        const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
        await expect(pressed?.closest('a')).toBe(line.closest('a'));
      }
    });
  },
};
export const FactsAreComing: Story = {
  args: { chapters: withFacts([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bay Area' })).toBeVisible();
  },
};
export const NumberUnknown: Story = { args: { chapters: withFacts(['Next: Dec 12'], ['No date yet']) } };
export const ManyMembersOnTheSmallestPhone: Story = {
  args: { chapters: withFacts(['Next: Dec 12', '1,234,567 members']) },
  globals: { viewport: { value: 'smallest' } },
  play: fits,
};
