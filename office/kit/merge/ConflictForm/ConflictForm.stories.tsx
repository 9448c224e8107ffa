import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConflictForm } from './ConflictForm.tsx';

const deadline = {
  field: 'deadline',
  label: 'Register until',
  theirs: 'October 20, 2026',
  mine: 'October 22, 2026',
};
const description = {
  field: 'description',
  label: 'Description',
  theirs:
    'Bring a dish for six. The cricket starts at two, the last over is bowled by the oldest graduate present.',
  mine: 'Bring a dish for six and a hat. The cricket starts at two.',
};

const meta = {
  title: 'Office/Conflict form',
  component: ConflictForm,
  parameters: { layout: 'padded' },
  args: {
    conflicts: [deadline, description],
    alone: [
      { label: 'Seats', now: '150', was: '120', by: 'theirs' },
      {
        label: 'Title',
        now: 'Bay Area autumn picnic and alumni cricket, Coyote Point',
        was: 'Bay Area autumn picnic',
        by: 'mine',
      },
    ],
    who: 'Asha',
    at: 'at 7:40 PM',
    choices: { deadline: 'mine', description: 'theirs' },
    onChoose: fn(),
    onSave: fn(),
    onDrop: fn(),
  },
} satisfies Meta<typeof ConflictForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoAnswersDiffer: Story = {
  play: async ({ args, canvas }) => {
    const until = canvas.getByRole('group', { name: 'Register until' });
    await expect(until).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^October 20, 2026/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('deadline', 'theirs');
    await expect(canvas.getByText('Asha’s version, kept')).toBeVisible();
    await expect(canvas.getByText(', was 120')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save these choices' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard mine' }));
    await expect(args.onDrop).toHaveBeenCalledOnce();
  },
};
export const OneIsLeftOpen: Story = {
  args: { choices: {}, open: 'deadline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Register until' })).toHaveAccessibleDescription(
      'Choose one.',
    );
  },
};
export const OneWasEmptied: Story = {
  args: { conflicts: [{ ...deadline, mine: '' }], alone: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^empty/ })).toBeVisible();
  },
};
export const BeingSaved: Story = { args: { busy: true } };
export const WithoutAConnection: Story = {
  args: { unavailableBecause: 'why' },
  render: (args) => (
    <>
      <p id="why">You’re offline.</p>
      <ConflictForm {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save these choices' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const RightToLeftText: Story = {
  args: { conflicts: [{ ...description, theirs: 'انضم إلينا' }] },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
