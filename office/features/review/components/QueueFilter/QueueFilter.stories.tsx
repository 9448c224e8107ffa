import { Button } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FilterTabs } from '../../../../kit/FilterTabs/FilterTabs.tsx';
import { QueueFilter, queueStates } from './QueueFilter.tsx';

const meta = {
  title: 'Office/Queue filter',
  component: QueueFilter,
  args: { state: 'waiting', onChange: fn() },
  argTypes: { state: { control: 'select', options: queueStates } },
  parameters: { docs: { story: { height: '280px' } } },
} satisfies Meta<typeof QueueFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All chapters, waiting' }));
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'decided');
    await expect(args.onChange).toHaveBeenCalledWith({
      state: 'decided',
      chapter: undefined,
      match: undefined,
    });
    await userEvent.selectOptions(canvas.getByLabelText('Chapter'), 'bay-area');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      state: 'waiting',
      chapter: 'bay-area',
      match: undefined,
    });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByLabelText('Show')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
};
export const OnAPhoneLongWordsWrap: Story = {
  args: { chapter: 'tx-southwest', match: 'clear', canMatch: true },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <FilterTabs
      label="Kind"
      items={[{ href: '#all', label: 'All', count: 4, isCurrent: true }]}
      end={
        <>
          <QueueFilter {...args} />
          <Button variant="quiet" size="small">
            Views
          </Button>
        </>
      }
    />
  ),
  play: async ({ canvas }) => {
    const filter = canvas.getByRole('button', { name: /in the alumni register$/ }).getBoundingClientRect();
    const views = canvas.getByRole('button', { name: 'Views' }).getBoundingClientRect();
    await expect(views.left).toBeGreaterThanOrEqual(filter.right);
    await expect(views.top).toBeLessThan(filter.bottom);
  },
};
export const Narrowed: Story = { args: { state: 'asked', chapter: 'bay-area' } };
export const WithARoll: Story = {
  args: { canMatch: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.selectOptions(canvas.getByLabelText('Alumni register'), 'clear');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      state: 'waiting',
      chapter: undefined,
      match: 'clear',
    });
  },
};
export const ClearMatches: Story = { args: { canMatch: true, match: 'clear' } };
export const OnTheSmallestPhone: Story = {
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByLabelText('Chapter')).toBeVisible();
  },
};
export const Gallery: Story = { tags: ['photo'] };
