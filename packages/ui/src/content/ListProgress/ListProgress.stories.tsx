import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../elements/Button/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { ListProgress, type ListProgressProps, type ProgressOf } from './ListProgress.tsx';

const names = ['Kadamb Lane', 'Bakul Road', 'Palash Street'];
const pieces = names.map((name) => <Skeleton key={name} shape="heading" length="medium" />);

const meta = {
  title: 'Content/Lists/ListProgress',
  component: ListProgress<string>,
  args: {
    progress: { state: 'ready', items: names },
    label: 'Workshops',
    words: {
      loading: 'Loading workshops...',
      failed: 'Workshops could not be loaded',
      failedReason: 'The server did not answer.',
      retry: 'Retry',
      empty: 'No workshops found',
      emptyHint: 'Try another street.',
    },
    skeleton: <Stack>{pieces}</Stack>,
    children: (items) => (
      <Stack element="ul">
        {items.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Stack>
    ),
  },
} satisfies Meta<ListProgressProps<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const failed = { state: 'failed', onRetry: fn() } as const;

export const Gallery: Story = {
  tags: ['photo'],
  render: (args) => (
    <Stack space={64}>
      <ListProgress {...args} progress={{ state: 'loading' }} />
      <ListProgress {...args} progress={failed} />
      <ListProgress
        {...args}
        progress={{ state: 'empty', action: <Button variant="line">Show all</Button> }}
      />
      <ListProgress {...args} />
      <ListProgress {...args} progress={{ state: 'ready', items: names, outdated: { onRetry: fn() } }} />
    </Stack>
  ),
};
export const SmallestPhone: Story = {
  ...Gallery,
  tags: [],
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LoadingTakesNoRoomForItsWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: { progress: { state: 'loading' } },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Loading workshops...');
    await expect(status.getBoundingClientRect().height).toBe(0);
    await expect(canvas.getByRole('group', { name: 'Workshops' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const OnASunkGroundItsWordsStandOnThatGround: Story = {
  tags: ['!dev', '!autodocs'],
  args: { progress: { state: 'loading' } },
  render: (args) => (
    <Section tone="sunk" data-testid="ground">
      <ListProgress {...args} />
    </Section>
  ),
  play: async ({ canvas }) => {
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
    const words = canvas.getByText('Loading workshops...');
    await expect(groundOf(words)).toBe(groundOf(canvas.getByTestId('ground')));
  },
};
export const OnlyTheNeededWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    progress: failed,
    words: {
      loading: 'Loading jobs...',
      failed: 'Unable to Load Jobs',
      retry: 'Try Again',
      empty: 'No Jobs Found',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Unable to Load Jobs$/);
  },
};

export const WhatCouldNotBeConfirmedSaysHowOldItIs: Story = {
  args: { progress: { state: 'empty', outdated: { onRetry: fn() } } },
  render: (args) => (
    <Stack space={64}>
      <ListProgress {...args} />
      <ListProgress
        {...args}
        progress={{ state: 'ready', items: names, outdated: { onRetry: fn() } }}
        words={{ ...args.words, outdated: 'These are the workshops as they stood on Monday.' }}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [general, own] = canvas.getAllByRole('status', { name: 'Workshops could not be loaded' });
    await expect(general).toHaveTextContent('This list may be out of date.');
    await expect(own).toHaveTextContent('These are the workshops as they stood on Monday.');
    // The content stays: both the list and the message that it is empty.
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { name: 'No workshops found' })).toBeVisible();
  },
};

/** Page that fetches: `steps` are the states that each Retry leads through. */
function Page({
  steps,
  ...args
}: ListProgressProps<string> & {
  steps: readonly ('busy' | 'loading' | 'failed' | 'outdated' | 'confirming' | 'ready')[];
}) {
  const [place, setPlace] = useState(0);
  const step = steps[place];
  const next = () => setPlace((now) => now + 1);
  const progress: ProgressOf<string> =
    step === 'ready' || step === undefined
      ? { state: 'ready', items: names }
      : step === 'loading'
        ? { state: 'loading' }
        : step === 'outdated' || step === 'confirming'
          ? { state: 'ready', items: names, outdated: { onRetry: next, busy: step === 'confirming' } }
          : { state: 'failed', onRetry: next, busy: step === 'busy' };
  return (
    <Stack>
      <ListProgress {...args} progress={progress} />
      <Button variant="line" onClick={next}>
        The answer comes
      </Button>
    </Stack>
  );
}

/* `click()` leaves the focus where it is, as a server’s response does. */
const answer = (button: HTMLElement) => waitFor(() => button.click());

export const RetryKeepsTheFocusAndThenTheListHasIt: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Page {...args} steps={['failed', 'busy', 'failed', 'busy', 'ready']} />,
  play: async ({ canvas, step }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' });
    const comes = canvas.getByRole('button', { name: 'The answer comes' });
    await step('while it tries, the button keeps the focus and the wait is said', async () => {
      await userEvent.click(retry);
      await expect(retry).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading workshops...');
    });
    await step('a second failure is said again', async () => {
      await answer(comes);
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Workshops could not be loaded. The server did not answer.',
      );
      await expect(retry).toHaveFocus();
    });
    await step('once it worked, the focus is on the list', async () => {
      await userEvent.click(retry);
      await answer(comes);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
      await expect(canvas.getByRole('group', { name: 'Workshops' })).toHaveFocus();
      await expect(canvas.getByRole('status').textContent).toBe('');
    });
  },
};

export const APageThatShowsLoadingAgainKeepsTheFocusToo: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Page {...args} steps={['failed', 'loading', 'ready']} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.getByRole('group', { name: 'Workshops' })).toHaveFocus();
    await answer(canvas.getByRole('button', { name: 'The answer comes' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('group', { name: 'Workshops' })).toHaveFocus();
  },
};

export const ConfirmedTheListHasTheFocus: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Page {...args} steps={['outdated', 'confirming', 'ready']} />,
  play: async ({ canvas }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await expect(retry).toHaveFocus();
    await answer(canvas.getByRole('button', { name: 'The answer comes' }));
    await expect(retry).not.toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Workshops' })).toHaveFocus();
  },
};

export const TheFocusOfSomebodyElsewhereIsLeftAlone: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Page {...args} steps={['failed', 'ready']} />,
  play: async ({ canvas }) => {
    const comes = canvas.getByRole('button', { name: 'The answer comes' });
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.click(comes);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(comes).toHaveFocus();
  },
};
