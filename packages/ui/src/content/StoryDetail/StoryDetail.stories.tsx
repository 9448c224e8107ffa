import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { sampleFace } from '../../elements/Avatar/faces.ts';
import { photographs } from '../../elements/Picture/samples.ts';
import { sampleStories } from '../StoryCard/samples.ts';
import { RelatedStories } from './RelatedStories.tsx';
import { StoryDetail } from './StoryDetail.tsx';

const sanitisedHtml = `<p>The landlord had excellent hearing. That is how it began: not with a market study, but with a man in a vest on a roof in Fremont, at two in the morning, pointing at a water tank and then at me.</p>
<p>I had told him the pump was quiet. Every data sheet said so. What no data sheet said was that a quiet pump bolted to a hollow roof is a drum with a motor in it, and that forty families were living inside the drum.</p>
<h2>Eleven prototypes</h2>
<p>The first five were worse. The sixth was silent and did not pump. The seventh pumped, and was silent, and cost more than the building.</p>
<blockquote><p>In third year we laughed at him for listening to a lathe. He heard the bad bearing. We did not.</p></blockquote>
<p>What worked in the end was not a better pump but a worse one: slower, with a crank that speeds up exactly where the water does not mind. It is a four-bar linkage.</p>`;

const meta = {
  title: 'Content/Stories/StoryDetail',
  component: StoryDetail,
  subcomponents: { RelatedStories },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <StoryDetail {...args} />
      <RelatedStories items={sampleStories.slice(1, 4)} />
    </>
  ),
  args: {
    title: 'The pump that learned to whisper',
    category: 'Innovation',
    author: {
      name: 'Leela Umbar',
      id: 'leela',
      role: 'Founder, Northspan Systems. Mechanical Engineering, 1993',
    },
    date: 'November 2, 2026',
    dateTime: '2026-11-02',
    readTime: '7 min read',
    image: { src: '/art/event-linkage.svg', alt: 'The curves traced by one four-bar linkage' },
    content: { sanitisedHtml },
    tags: ['Hardware', 'Mechanical', 'Texas', 'Founders'].map((label) => ({
      label,
      href: `/alumni-stories?tag=${label}`,
    })),
    alsoBy: [{ title: 'What the landlord wanted next', href: '/alumni-stories/landlord' }],
    shareText: 'Four years, eleven prototypes and a landlord with excellent hearing.',
  },
} satisfies Meta<typeof StoryDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('whisper');
    await step('nobody can comment, and at the end of the words it says why', async () => {
      const comment = canvas.getByRole('button', { name: 'Add Comment' });
      const last = canvas.getByText(/a four-bar linkage\.$/);
      await expect(last.compareDocumentPosition(comment)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await expect(comment).toHaveAttribute('aria-disabled', 'true');
      await expect(comment).toHaveAccessibleDescription('Comments open when the editors have a moderator.');
    });
    await step('what else its author told can be read', async () => {
      const also = canvas.getByRole('region', { name: 'Also by Leela Umbar' });
      await expect(within(also).getByRole('link')).toHaveAttribute('href', '/alumni-stories/landlord');
    });
    await expect(canvas.getByRole('region', { name: 'Related stories' })).toBeVisible();
    await fits();
  },
};
export const TheAuthorsYearLeadsToItsClass: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    author: {
      name: 'Leela Umbar',
      id: 'leela',
      role: 'Founder, Northspan Systems',
      classOf: { label: 'Class of 1993', href: '/class-of/1993' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Class of 1993' })).toBeVisible();
  },
};
export const WithAPortrait: Story = {
  args: { author: { name: 'Leela Umbar', id: 'leela', image: photographs.portrait }, image: undefined },
};
export const SmallestPhone: Story = { globals: { viewport: { value: 'smallest' } }, play: fits };
/* Without its picture the text begins on the first screen, and the progress is still zero. */
export const TheLineIsEmptyAtTheTopAndFullAtTheEnd: Story = {
  tags: ['!dev', '!autodocs'],
  args: { image: undefined },
  play: async ({ canvas, canvasElement, step }) => {
    const measured = canvasElement.querySelector('rect');
    const share = (words: string) =>
      waitFor(() => expect(measured?.getAttribute('width')).toBe(words), { timeout: 3000 });
    const last = canvas.getByText(/a four-bar linkage\.$/);
    await share('0%');
    await step('half of the way', async () => {
      window.scrollTo(0, (last.getBoundingClientRect().bottom - window.innerHeight) / 2);
      await share('50%');
    });
    await step('all of it, once the last word is in view', async () => {
      last.scrollIntoView({ block: 'end' });
      await share('100%');
    });
    await step('back at the top', async () => {
      window.scrollTo(0, 0);
      await share('0%');
    });
  },
};
export const OnlyTheNeededFacts: Story = {
  args: { image: undefined, tags: [], alsoBy: [], author: { name: 'Leela Umbar', id: 'leela' } },
};
export const ABrokenPictureGivesWay: Story = {
  tags: ['!dev', '!autodocs'],
  args: { image: { src: '/art/does-not-exist.jpg', alt: 'A pump' } },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(canvasElement.querySelector('img[src^="/art/event-default"]')).toBeVisible());
    await expect(picture).not.toBeInTheDocument();
  },
};
export const RelatedStoriesWithPortraits: Story = {
  render: () => (
    <RelatedStories
      items={sampleStories.slice(1, 4).map((story) => ({ ...story, image: undefined, portrait: sampleFace }))}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(3);
    await fits();
  },
};
export const RelatedStoriesWithoutPictures: Story = {
  render: () => (
    <RelatedStories items={sampleStories.slice(1, 4).map((story) => ({ ...story, image: undefined }))} />
  ),
};
export const NothingRelated: Story = {
  render: (args) => (
    <>
      <StoryDetail {...args} />
      <RelatedStories items={[]} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Related stories')).not.toBeInTheDocument();
  },
};
export const LongWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: `${'Interconnectedness'.repeat(3)} of counterbalances, and their maintenance`,
    author: { name: 'Leela Umbar', id: 'leela', role: 'Interconnectedness'.repeat(4) },
    content: { text: 'A word after a word after a word is a story. '.repeat(500) },
  },
  globals: { viewport: { value: 'smallest' } },
  play: fits,
};
