import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { MemberTools } from '../MemberTools/MemberTools.tsx';
import { MemberFilter } from './MemberFilter.tsx';

const meta = {
  title: 'Office/Member filter',
  component: MemberFilter,
  args: { view: {}, onChange: fn(), actions: <MemberTools importHref="#import" onExport={fn()} /> },
} satisfies Meta<typeof MemberFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingNarrowed: Story = {
  play: async ({ args, canvas, step }) => {
    await step('words are asked for once typing pauses', async () => {
      await userEvent.type(canvas.getByLabelText('Name or reference'), 'baku');
      await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ q: 'baku' }));
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
    await step('Enter asks at once', async () => {
      await userEvent.keyboard('l{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ q: 'bakul' });
    });
    await step('chips', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Chapter'), 'bay-area');
      await expect(args.onChange).toHaveBeenLastCalledWith({ chapter: 'bay-area' });
      await userEvent.click(canvas.getByRole('button', { name: 'Hidden' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ status: 'hidden' });
    });
    await step('years, the wrong way round too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Years' }));
      await expect(canvas.getByLabelText('From year')).toHaveFocus();
      await userEvent.keyboard('20x');
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
      await expect(canvas.getByText('Four digits.')).toBeVisible();
      await userEvent.clear(canvas.getByLabelText('From year'));
      await userEvent.type(canvas.getByLabelText('From year'), '2011');
      await userEvent.type(canvas.getByLabelText('To year'), '1960{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: 1960, to: 2011 });
    });
  },
};
export const Narrowed: Story = {
  args: {
    view: {
      q: 'Bakul',
      chapter: 'bay-area',
      from: 1960,
      to: 2011,
      program: 'Civil',
      newsletter: 'no',
      sort: 'year',
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1960 to 2011' }));
    await userEvent.click(canvas.getByRole('button', { name: 'All years' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...args.view,
      from: undefined,
      to: undefined,
    });
  },
};
export const Hidden: Story = {
  args: { view: { status: 'hidden' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hidden' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: undefined });
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeftTextOnTheSmallestPhone: Story = {
  args: { view: { q: 'كيران' }, actions: undefined },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { args: Narrowed.args, globals: { mode: 'dark' } };
