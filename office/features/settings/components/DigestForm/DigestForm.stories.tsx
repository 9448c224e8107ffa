import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DigestForm } from './DigestForm.tsx';

const meta = {
  title: 'Office/Digest form',
  component: DigestForm,
  args: {
    digest: {
      weekday: 1,
      hour: 8,
      timeZone: 'America/Chicago',
      readers: [
        { id: 'meera', name: 'Meera Kadamb', gets: true },
        { id: 'kiran', name: 'Kiran Shirish', gets: false },
      ],
    },
    onSave: fn(),
  },
} satisfies Meta<typeof DigestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Weekly: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'When' }), 'Every Friday');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Time' }), '5:00 PM');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kiran Shirish' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ weekday: 5, hour: 17, readers: { kiran: true } });
  },
};
export const NotByItself: Story = {
  args: { digest: { ...meta.args.digest, weekday: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Time' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ weekday: null, hour: 8, readers: {} });
  },
};
export const NobodyYet: Story = {
  args: { digest: { ...meta.args.digest, readers: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No volunteer can see the queue yet.')).toBeVisible();
  },
};
export const IsSaved: Story = { args: { busy: true } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
