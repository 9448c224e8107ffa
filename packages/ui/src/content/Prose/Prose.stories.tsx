import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose } from './Prose.tsx';

const html = `<p>The landlord had excellent hearing. That is how it began: not with a market study, but with a man in a vest on a roof in Fremont, at two in the morning, pointing at a water tank and then at me.</p>
<h2>Eleven prototypes</h2>
<p>The first five were worse. The sixth was <em>silent</em> and did not pump. <a href="https://example.org/pump">The seventh</a> pumped.</p>
<blockquote><p>In third year we laughed at him for listening to a lathe. He heard the bad bearing. We did not.</p></blockquote>
<ul><li>Slower</li><li>Cheaper</li></ul><ol><li>Draw it</li><li>Build it</li></ol>`;

const meta = {
  title: 'Content/Prose',
  component: Prose,
  args: { content: { sanitisedHtml: html } },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };
export const AStoryBeginsInItalics: Story = {
  args: { variant: 'story' },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { mode: 'dark' } };

export const PlainTextIsNeverMarkup: Story = {
  args: { content: { text: 'First.\n\n<script>alert(1)</script>\n\n<b>Bold?</b>\nNo.' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<script>alert(1)</script>')).toBeVisible();
    await expect(canvasElement.querySelector('b, script')).toBeNull();
    await expect(canvasElement.querySelectorAll('p')).toHaveLength(3);
  },
};

export const AWordWithoutEnd: Story = {
  args: { content: { text: 'Interconnectedness'.repeat(30) } },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
