import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notFound } from '../../site/src/content/notFound.ts';
import { my, ticket } from './opened.ts';
import { openSite, SiteAt } from './SiteAt.tsx';
import { answerFromSamples } from './siteAnswers.ts';

const meta = {
  title: 'Pages/Site',
  component: SiteAt,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: answerFromSamples,
  loaders: [async ({ args }) => ({ router: await openSite(args) })],
  render: (args, { loaded }) => <SiteAt {...args} router={loaded.router} />,
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1 });
    await expect(title).not.toHaveTextContent(notFound.heading);
  },
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { args: { path: '/' } };
export const About: Story = { args: { path: '/about' } };
export const Chapters: Story = { args: { path: '/chapters' } };
/** A chapter always has its own theme, independent of the toolbar. */
export const OneChapter: Story = { args: { path: '/chapters/bay-area' } };
export const News: Story = { args: { path: '/news' } };
export const Article: Story = { args: { path: '/news/news-canteen-scholarship' } };
export const Events: Story = { args: { path: '/events' } };
export const EventsByMonth: Story = { args: { path: '/events/month' } };
/** Page that the link in an event's email opens. */
export const Ticket: Story = { args: { path: '/t/sample', opened: { ticket } } };
export const Directory: Story = { args: { path: '/alumni-directory' } };
export const JobBoard: Story = { args: { path: '/job-board' } };
export const Donate: Story = { args: { path: '/donate' } };
/** Page with everything that belongs to one member, after sign-in. */
export const MyPage: Story = { args: { path: '/my', opened: { my } } };
