import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleNow, sampleRows } from '../samples.ts';
import { QueueList } from './QueueList.tsx';

const meta = {
  title: 'Office/Queue list',
  component: QueueList,
  args: {
    rows: sampleRows,
    hrefOf: ({ ref }) => `#${ref}`,
    now: sampleNow,
    selected: new Set<string>(),
    onSelect: fn(),
    onStep: fn(),
    onOpen: fn((_row, event) => event.preventDefault()),
  },
} satisfies Meta<typeof QueueList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a row is a link, and says how long it waits', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Sunita Bakul/ }));
      await expect(args.onOpen).toHaveBeenCalledOnce();
      await expect(canvas.getByText('40 h')).toBeVisible();
      await expect(canvas.getByText(/2004 Computer, Texas, in the alumni register$/)).toBeVisible();
    });
    await step('arrow keys ask for another row', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowUp}');
      await expect(args.onStep).toHaveBeenNthCalledWith(1, 1);
      await expect(args.onStep).toHaveBeenNthCalledWith(2, -1);
    });
    await step('a checkbox selects, with Shift up to here', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ravi Umbar' }));
      await expect(args.onSelect).toHaveBeenLastCalledWith('M-PQ41-K8C2', false);
      const user = userEvent.setup();
      await user.keyboard('{Shift>}');
      await user.click(canvas.getByRole('checkbox', { name: 'Select Anasuya Palash-Deshmukh' }));
      await expect(args.onSelect).toHaveBeenLastCalledWith('K-31BD-W6PZ', true);
    });
  },
};
export const OneIsOpenElsewhereToo: Story = {
  args: { open: 'M-7K2Q-9XPD', looking: [{ ref: 'M-7K2Q-9XPD', name: 'Kiran Umbar' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Sunita Bakul/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByText(', Kiran Umbar has this open')).toBeInTheDocument();
  },
};
export const SomeAreSelected: Story = {
  args: {
    selected: new Set(['M-PQ41-K8C2', 'M-0XQ9-7T3B']),
    notes: new Map([['M-0XQ9-7T3B', 'This was changed meanwhile. Look at it once more.']]),
  },
};
export const SomeAreNew: Story = {
  args: { newCount: 3, onShowNew: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 new. Show' }));
    await expect(args.onShowNew).toHaveBeenCalledOnce();
  },
};
export const WhoeverOnlyReadsSelectsNothing: Story = {
  render: ({ onSelect: _, ...args }) => <QueueList {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
const [request, , , , story, , message] = sampleRows;
const at = '2026-10-12T20:00:00.000Z';
export const Decided: Story = {
  args: {
    rows: [
      request && {
        ...request,
        state: 'merged' as const,
        match: null,
        decided: { by: 'Kiran Umbar', at, as: 'merged' as const },
        mergedInto: { ref: 'M-5E4A-22CD', name: 'Sunita Deshmukh' },
      },
      story && {
        ...story,
        state: 'rejected' as const,
        decided: { by: 'Meera Kadamb', at, as: 'rejected' as const },
      },
      message && {
        ...message,
        state: 'handled' as const,
        decided: { by: 'Kiran Umbar', at, as: 'handled' as const },
      },
    ].filter((row) => row !== undefined),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Sunita Bakul/ })).toHaveTextContent(
      'Merged into Sunita Deshmukh by Kiran Umbar.',
    );
    await expect(canvas.getByRole('link', { name: /^The tabla/ })).toHaveTextContent(
      'Declined by Meera Kadamb.',
    );
    await expect(canvas.getByRole('link', { name: /^Which batch/ })).toHaveTextContent(
      'Done by Kiran Umbar.',
    );
  },
};
export const OnAPhoneTheReferenceStandsInTheRow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('M-7K2Q,')).toBeVisible();
    const { width, height } = canvas
      .getByRole('checkbox', { name: 'Select Ravi Umbar' })
      .closest('label')
      ?.getBoundingClientRect() ?? { width: 0, height: 0 };
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
export const OnTheSmallestPhone: Story = {
  args: { open: 'M-PQ41-K8C2', looking: [{ ref: 'J-5R8Y-1MVN', name: 'Kiran Umbar' }] },
  globals: { viewport: { value: 'smallest' } },
};
export const RightToLeftTextInside: Story = {
  args: { rows: sampleRows.slice(0, 1).map((row) => ({ ...row, title: 'سونيتا باكول' })) },
};
export const Hundreds: Story = {
  args: {
    rows: Array.from({ length: 60 }, (_, number) =>
      sampleRows.map((row) => ({ ...row, ref: `${row.ref}-${number}` })),
    ).flat(),
  },
};
export const Gallery: Story = { ...OneIsOpenElsewhereToo, tags: ['photo'] };
export const GalleryDark: Story = { ...OneIsOpenElsewhereToo, globals: { mode: 'dark' } };
