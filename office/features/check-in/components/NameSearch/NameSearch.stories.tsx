import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleEntries } from '../samples.ts';
import { NameSearch } from './NameSearch.tsx';

const meta = {
  title: 'Office/Name search',
  component: NameSearch,
  args: {
    words: 'pal',
    onWords: fn(),
    found: sampleEntries,
    more: false,
    onChoose: fn(),
    onWalkIn: fn(),
  },
} satisfies Meta<typeof NameSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeysAlone: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Name, at least 3 letters' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Lakshminarayan Palkar');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(sampleEntries[0]);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onWords).toHaveBeenLastCalledWith('');
  },
};
export const ByAPress: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Lakshminarayan Palkar'));
    await expect(args.onChoose).toHaveBeenCalledWith(sampleEntries[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Not on the list' }));
    await expect(args.onWalkIn).toHaveBeenCalledOnce();
  },
};
export const TwoEmails: Story = {
  args: { words: 'pa', found: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};
export const NobodyOfThatName: Story = {
  args: { words: 'xyz', found: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No one with that name.');
  },
};
export const ManyOfThatName: Story = {
  args: {
    found: Array.from({ length: 8 }, (_, number) =>
      sampleEntries.slice(0, 1).map((entry) => ({ ...entry, id: `${number}` })),
    ).flat(),
    more: true,
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const RightToLeftText: Story = {
  args: { found: sampleEntries.map((entry) => ({ ...entry, firstName: 'كيران' })) },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
