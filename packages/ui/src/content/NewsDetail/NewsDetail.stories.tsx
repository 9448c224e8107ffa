import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { photographs } from '../../elements/Picture/samples.ts';
import { sampleNews } from '../NewsCard/samples.ts';
import { MoreNews } from './MoreNews.tsx';
import { NewsDetail, NewsDetailLoading } from './NewsDetail.tsx';

const text = `The class of 1987 worked out what it owed him over three evenings and a spreadsheet. The figure, with interest, came to two hundred and eleven thousand cups of tea. Sixty-one members paid it, most of them twice.

The money becomes a full scholarship, every year, for one student whose family runs a shop, a stall or a kitchen. Fees, a laptop and a room within walking distance of the lab. The first will be named in June.

He was told about it by telephone. There was a long silence, and then he asked who was going to look after the boy’s breakfast.`;

const drawings = ['lamps', 'default', 'picnic', 'garba', 'hike', 'kites', 'linkage', 'music', 'run', 'talk'];
const pictures = (count: number) =>
  drawings.slice(0, count).map((name) => ({ src: `/art/event-${name}.svg` }));
const captioned = [
  {
    src: '/samples/news/glasses.svg',
    caption: 'Six glasses in the carrier; one of them was never written down',
  },
  { src: '/samples/news/saucers.svg', caption: 'The saucers of thirty-four years, stacked' },
  { src: '/samples/news/breakfast.svg', caption: 'Whose breakfast is looked after from June' },
];

const meta = {
  title: 'Content/News/NewsDetail',
  component: NewsDetail,
  subcomponents: { NewsDetailLoading, MoreNews },
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'A scholarship named after the canteen',
    newsId: 'canteen',
    published: 'November 14, 2026',
    publishedTime: '9:30 AM PST',
    dateTime: '2026-11-14T09:30',
    author: 'Nandini Parijat',
    category: 'Announcements',
    tags: ['Scholarships', 'Class of 1987'],
    tagHref: (tag) => `/news?search=${encodeURIComponent(tag)}`,
    images: pictures(4),
    lede: 'For thirty-four years one man kept the accounts of a canteen entirely in his head, and never once asked.',
    content: { text },
    shareText: text,
    back: { label: 'All news', href: '/news' },
  },
} satisfies Meta<typeof NewsDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('canteen');
    await expect(canvas.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news');
    await expect(canvas.getAllByRole('link', { name: /Open full screen/ })).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Class of 1987' })).toHaveAttribute(
      'href',
      '/news?search=Class%20of%201987',
    );
    await fits();
  },
};
export const SmallestPhone: Story = { globals: { viewport: { value: 'smallest' } }, play: fits };

export const AnyPictureOpensFullScreen: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    const second = canvas.getByRole('link', { name: /image 2/ });
    await step('a press opens the one that was pressed', async () => {
      await userEvent.click(second);
      await waitFor(() => expect(screen.getByText('2 of 4')).toBeVisible(), { timeout: 4000 });
    });
    await step('Escape closes it and the focus is back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByText('2 of 4')).toBeNull());
      await waitFor(() => expect(second).toHaveFocus());
    });
  },
};

export const Captions: Story = {
  args: { images: captioned },
  play: async ({ canvas }) => {
    const [first] = captioned;
    await expect(canvas.getByText(first?.caption ?? '')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /image 1/ }));
    await screen.findByRole('dialog', { name: first?.caption });
    await waitFor(() => expect(screen.getByText('1 of 3')).toBeVisible(), { timeout: 4000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await fits();
  },
};
export const CaptionsPhone: Story = {
  tags: ['!dev', '!autodocs'],
  args: { images: captioned },
  globals: { viewport: { value: 'phone' } },
  play: fits,
};

const leave = fn((event: { preventDefault: () => void }) => event.preventDefault());
export const BackInPlaceIsAnAction: Story = {
  tags: ['!dev', '!autodocs'],
  args: { back: { label: 'Back to the news', href: '/about', onClick: leave }, headingLevel: 2 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the news' }));
    await expect(leave).toHaveBeenCalledOnce();
  },
};

export const WithPhotographs: Story = {
  args: {
    images: [
      { ...photographs.tall, caption: 'The examiner at the door of his hall' },
      { ...photographs.groupOf80, caption: 'Eighty of those he passed' },
      { ...photographs.panorama, caption: 'Where he walked' },
      { ...photographs.screenshot, caption: 'What they wrote to each other' },
    ],
  },
};
export const NoPicture: Story = { args: { images: [] } };
export const OnePicture: Story = { args: { images: pictures(1) } };
export const NoAuthorNoTagsNoCategory: Story = {
  args: { author: undefined, tags: [], category: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('By')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Tags')).not.toBeInTheDocument();
  },
};
const broken = '/art/does-not-exist.jpg';
export const ABrokenPictureSaysSo: Story = {
  tags: ['!dev', '!autodocs'],
  args: { images: [{ src: broken, alt: 'Half discs of light' }, ...pictures(2), { src: `${broken}?2` }] },
  play: async ({ canvas }) => {
    const [lead] = await canvas.findAllByAltText('Image not available');
    await expect(lead).toBeVisible();
    const [, , , last] = canvas.getAllByRole('link', { name: /Open full screen/ });
    last?.scrollIntoView();
    await waitFor(() => expect(canvas.getAllByAltText('Image not available')).toHaveLength(2));
    await expect(last).toHaveAccessibleName(/^Image not available/);
  },
};
export const NeitherPictureNorAuthorTagsOrWords: Story = {
  args: {
    images: [],
    author: undefined,
    category: undefined,
    tags: [],
    lede: undefined,
    content: { text: '' },
    shareText: '',
  },
  globals: { viewport: { value: 'wide' } },
  play: fits,
};
export const FiveThousandWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: { content: { text: Array.from({ length: 50 }, () => text).join('\n\n') }, images: pictures(1) },
  globals: { viewport: { value: 'smallest' } },
  play: fits,
};
export const LongTitle: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: `${'Interconnectedness'.repeat(3)} of counterbalances, and their maintenance over the years`,
  },
  globals: { viewport: { value: 'smallest' } },
  play: fits,
};
const allNews = { label: 'All news', href: '/news' };
export const WithMoreNews: Story = {
  tags: ['photo'],
  render: (args) => (
    <>
      <NewsDetail {...args} images={[]} />
      <MoreNews items={sampleNews.slice(1, 5)} allNews={allNews} />
    </>
  ),
  play: async ({ canvas }) => {
    const more = canvas.getByRole('region', { name: 'More news' });
    await expect(within(more).getAllByRole('listitem')).toHaveLength(4);
    await expect(within(more).getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news');
  },
};
export const NothingElseWasPublished: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      <NewsDetail {...args} images={[]} tagHref={undefined} />
      <MoreNews items={[]} allNews={allNews} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('More news')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Class of 1987' })).not.toBeInTheDocument();
  },
};
export const Loading: Story = {
  render: () => <NewsDetailLoading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading news...');
  },
};
