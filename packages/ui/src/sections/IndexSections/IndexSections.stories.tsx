import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { ProgressOf } from '../../content/ListProgress/index.ts';
import { Container } from '../../layout/Container/index.ts';
import { PageHead } from '../PageHead/index.ts';
import { type IndexGroup, IndexSections } from './IndexSections.tsx';

const groups: readonly IndexGroup[] = [
  {
    heading: 'Their stories',
    items: [
      {
        heading: 'The pump that learned to whisper',
        detail: 'Ira Kadamb, June 2, 2026',
        href: '/alumni-stories/pump',
      },
    ],
  },
  {
    heading: 'News about them',
    items: [
      {
        heading: 'A scholarship named after the canteen',
        detail: 'November 14, 2026',
        href: '/news/canteen',
      },
      { heading: 'Two hundred and forty chairs', detail: 'November 9, 2026', href: '/news/chairs' },
    ],
  },
];

const meta = {
  title: 'Sections/Ways on/IndexSections',
  component: IndexSections,
  parameters: { layout: 'fullscreen' },
  args: {
    progress: { state: 'ready', items: groups },
    words: {
      loading: 'Loading stories and news...',
      failed: 'Their stories and news could not be loaded',
      failedReason: 'The server did not answer. The rest of the page works.',
      retry: 'Retry',
      empty: 'Nothing has been told yet',
    },
    label: 'What they tell, and what is told of them',
  },
  decorators: [
    (Story) => (
      <main>
        <Container>
          <PageHead title="Class of 1987" />
        </Container>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof IndexSections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /^A scholarship/ })).toHaveAttribute(
      'href',
      '/news/canteen',
    );
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWordsOnTheSmallestPhone: Story = {
  args: {
    progress: {
      state: 'ready',
      items: [
        {
          heading: 'Interconnectedness',
          items: [{ heading: 'Counterbalances'.repeat(6), detail: 'Once', href: '/news/long' }],
        },
      ],
    },
  },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
const nothing: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading')).toHaveLength(1);
  await expect(canvas.queryByRole('group')).toBeNull();
};
export const OnTheirWayThereIsNothingYet: Story = {
  args: { progress: { state: 'loading' } },
  play: nothing,
};
export const NothingToldIsNothing: Story = { args: { progress: { state: 'empty' } }, play: nothing };

const retry = fn();
export const Failed: Story = {
  args: { progress: { state: 'failed', onRetry: retry } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `${args.words.failed}. ${args.words.failedReason}`,
    );
    await expect(canvas.getByRole('heading', { level: 2, name: args.words.failed })).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Retry' });
    await userEvent.click(button);
    await expect(retry).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
};
const confirm = fn();
export const AsTheyStoodAWhileAgo: Story = {
  args: { progress: { state: 'ready', items: groups, outdated: { onRetry: confirm } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status', { name: args.words.failed })).toHaveTextContent(
      'What stands here is as it was a while ago.',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(confirm).toHaveBeenCalledOnce();
  },
};

const whatComes = (items: readonly IndexGroup[]): ProgressOf<IndexGroup> =>
  items.length > 0 ? { state: 'ready', items } : { state: 'empty' };
/** A page that fails once and then has what is given. */
function Page({ coming, ...args }: Parameters<typeof IndexSections>[0] & { coming: readonly IndexGroup[] }) {
  const [progress, setProgress] = useState<ProgressOf<IndexGroup>>();
  const failed = { state: 'failed', onRetry: () => setProgress(whatComes(coming)) } as const;
  return <IndexSections {...args} progress={progress ?? failed} />;
}
export const OnceARetryWorkedTheyHaveTheFocus: Story = {
  render: (args) => <Page {...args} coming={groups} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('group', { name: args.label })).toHaveFocus();
  },
};
export const OnceThereIsNothingTheTitleHasTheFocus: Story = {
  render: (args) => <Page {...args} coming={[]} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
