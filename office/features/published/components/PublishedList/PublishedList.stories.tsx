import { Button, VisuallyHidden } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleCategories } from '../../../review/components/samples.ts';
import { PublishedView } from '../PublishedView/PublishedView.tsx';
import { sampleJobs, sampleStories } from '../samples.ts';
import { publishedTitle } from '../words.ts';
import { PublishedList } from './PublishedList.tsx';

const onRenew = fn();

const meta = {
  title: 'Office/Published list',
  component: PublishedList,
  args: {
    rows: sampleJobs,
    hrefOf: ({ ref }) => `#${ref}`,
    categories: sampleCategories,
    onOpen: fn((_row, event) => event.preventDefault()),
    actions: (row) => (
      <>
        <Button variant="line" size="small" onClick={onRenew}>
          Renew<VisuallyHidden> {publishedTitle(row)}</VisuallyHidden>
        </Button>
        <Button variant="line" size="small">
          Remove from site<VisuallyHidden> {publishedTitle(row)}</VisuallyHidden>
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PublishedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Jobs: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('expires in 3 days')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Controls engineer' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Renew Controls engineer' }));
    await expect(onRenew).toHaveBeenCalled();
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
const [first] = sampleJobs;
export const OneIsLookedAt: Story = {
  args: {
    open: first?.ref,
    view: first && (
      <PublishedView row={first} now={Date.parse('2026-10-12T20:14:00.000Z')} categories={sampleCategories} />
    ),
  },
};
export const Stories: Story = { args: { rows: sampleStories } };
export const Fifty: Story = {
  args: {
    rows: Array.from({ length: 50 }, (_, number) =>
      sampleJobs.slice(0, 1).map((row) => ({ ...row, ref: `J-${number}` })),
    ).flat(),
  },
};
export const WhoeverOnlyReads: Story = {
  render: ({ actions: _, ...args }) => <PublishedList {...args} />,
};
export const OnAPhoneARowOpensASheet: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { ...OneIsLookedAt, tags: ['photo'] };
export const GalleryDark: Story = { ...OneIsLookedAt, globals: { mode: 'dark' } };
