import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleFace, sampleTallFace } from '../../elements/Avatar/faces.ts';
import { Button } from '../../elements/Button/index.ts';
import { photographs } from '../../elements/Picture/samples.ts';
import { RelatedStory, StoryCard, type StorySummary } from './StoryCard.tsx';
import { StoryZigzag } from './StoryZigzag.tsx';
import { sampleStories } from './samples.ts';

const retry = fn();
const showAll = fn();

const meta = {
  title: 'Content/Stories/StoryZigzag',
  component: StoryZigzag,
  subcomponents: { StoryCard, RelatedStory },
  args: { progress: { state: 'ready', items: sampleStories } },
} satisfies Meta<typeof StoryZigzag>;
export default meta;
type Story = StoryObj<typeof meta>;

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    const link = canvas.getByRole('link', { name: 'Water, by subtraction' });
    await expect(link).toHaveAttribute('href', '/alumni-stories/water');
  },
};

const numbered = (story: StorySummary, place: number) => ({ ...story, href: `#${place}` });
/** Ten stories: the five samples twice. */
const ten = [...sampleStories, ...sampleStories].map(numbered);

/* Checks each row: text and picture end on the same line and do not overlap. */
const stands = async (rows: HTMLElement[]) => {
  for (const [place, row] of rows.entries()) {
    const [beside, text] = row.querySelector('h3')?.closest('article')?.children ?? [];
    const words = (text ?? beside)?.getBoundingClientRect();
    const art = text && beside?.getBoundingClientRect();
    if (!words) throw new Error('A story without words.');
    const wordsAlone = place % 6 === 4;
    await expect(art === undefined).toBe(wordsAlone);
    if (!art) continue;
    await expect(Math.abs(art.bottom - words.bottom)).toBeLessThan(2);
    await expect(art.left < words.left ? 'left' : 'right').toBe(place % 2 === 0 ? 'left' : 'right');
    await expect(art.left < words.left ? art.right : words.right).toBeLessThanOrEqual(
      Math.max(art.left, words.left) + 1,
    );
  }
};
export const TenStandBesideTheirArtLeftAndRightInTurn: Story = {
  tags: ['!dev', '!autodocs'],
  args: { progress: { state: 'ready', items: ten }, rowId: (place) => `row-${place}` },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, canvasElement }) => {
    await stands(canvas.getAllByRole('listitem'));
    await expect(canvasElement.querySelector('#row-7')).toHaveTextContent('Water, by subtraction');
  },
};
export const TenOnATablet: Story = {
  tags: ['!dev', '!autodocs'],
  args: { progress: { state: 'ready', items: ten } },
  globals: { viewport: { value: 'tablet' } },
  play: ({ canvas }) => stands(canvas.getAllByRole('listitem')),
};
export const SmallestPhone: Story = { globals: { viewport: { value: 'smallest' } }, play: fits };

const { portrait, square, wide, groupOf80, fromAPhone } = photographs;
const shown = [portrait, square, wide, groupOf80, fromAPhone];
export const WithPhotographs: Story = {
  args: {
    progress: {
      state: 'ready',
      items: sampleStories.map((story, place) => ({ ...story, image: shown[place]?.src })),
    },
  },
};
export const ABrokenPictureGivesWayToADefaultDrawing: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    progress: {
      state: 'ready',
      items: sampleStories.slice(0, 1).map((story) => ({ ...story, image: '/art/does-not-exist.jpg' })),
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/^\/art\/event-default/),
    );
  },
};

/** Stories of members who sent a portrait and no picture. */
const withPortraits = sampleStories.map((story, place) => ({
  ...story,
  image: undefined,
  portrait: place % 2 === 0 ? sampleFace : sampleTallFace,
}));
export const Portraits: Story = {
  tags: ['photo'],
  args: { progress: { state: 'ready', items: withPortraits } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(4);
    await expect(canvas.queryAllByRole('img')).toHaveLength(0);
    await fits();
  },
};
export const PortraitsOnTheSmallestPhone: Story = {
  tags: ['!dev', '!autodocs'],
  args: Portraits.args,
  globals: { viewport: { value: 'smallest' } },
  play: fits,
};
export const PortraitsOnATablet: Story = {
  tags: ['!dev', '!autodocs'],
  args: { progress: { state: 'ready', items: [...withPortraits, ...withPortraits].map(numbered) } },
  globals: { viewport: { value: 'tablet' } },
  play: ({ canvas }) => stands(canvas.getAllByRole('listitem')),
};
export const WithoutAnyPictureEachHasItsOwnDrawing: Story = {
  args: {
    progress: { state: 'ready', items: sampleStories.map((story) => ({ ...story, image: undefined })) },
  },
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')].map((drawing) => drawing.innerHTML);
    await expect(new Set(drawings).size).toBe(4);
  },
};

export const LongWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    progress: {
      state: 'ready',
      items: sampleStories.map((story) => ({
        ...story,
        title: `${'Interconnectedness'.repeat(3)}: ${story.title}`,
        excerpt: story.excerpt.repeat(6),
      })),
    },
  },
  globals: { viewport: { value: 'smallest' } },
  play: fits,
};
export const Loading: Story = {
  args: { progress: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading stories...');
  },
};
export const NoStoriesFound: Story = {
  args: { progress: { state: 'empty', action: <Button onClick={showAll}>Show all</Button> } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No stories found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(showAll).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: { progress: { state: 'failed', onRetry: retry } },
};
