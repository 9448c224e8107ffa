import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SavedViews } from './SavedViews.tsx';

const texas = {
  id: 'a',
  name: 'Texas, members',
  href: '#texas',
  isForAll: false,
  canRemove: true,
};

const meta = {
  title: 'Office/Saved views',
  component: SavedViews,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    views: [texas, { id: 'b', name: 'Jobs', href: '#jobs', isForAll: true, canRemove: false }],
    current: '#jobs',
    canShare: true,
    onOpen: fn(),
    onSave: fn(async () => true),
    onRemove: fn(),
  },
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Saved views' }));

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Open: Story = {
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: /^Jobs/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: 'Remove the view Jobs' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the view Texas, members' }));
    await expect(args.onRemove).toHaveBeenCalledWith(texas);
    await step('what is shown gets a name', async () => {
      await userEvent.type(canvas.getByLabelText('Save this view as'), 'Waiting');
      await userEvent.click(canvas.getByLabelText('For all volunteers'));
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledWith({ name: 'Waiting', isForAll: true });
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('link')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Saved views' })).toHaveFocus();
    });
  },
};
export const NoneYet: Story = { args: { views: [] }, play: open };
export const AreRead: Story = { args: { views: undefined }, play: open };
export const DidNotWork: Story = { args: { error: 'Enter a name.' }, play: open };
export const ForWhoeverIsNoAdmin: Story = {
  args: { canShare: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }));
    await expect(canvas.getByLabelText('Save this view as')).toBeVisible();
    await expect(canvas.queryByLabelText('For all volunteers')).toBeNull();
  },
};
export const ALongNameOnTheSmallestPhone: Story = {
  args: { views: [{ ...texas, name: 'Requests of members who live in the Pacific Northwest' }] },
  globals: { viewport: { value: 'smallest' } },
  play: open,
};
export const Gallery: Story = { tags: ['photo'], play: open };
