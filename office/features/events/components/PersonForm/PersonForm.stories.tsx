import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PersonForm } from './PersonForm.tsx';

const meta = {
  title: 'Office/Person form',
  component: PersonForm,
  args: { onAdd: fn(), onBack: fn() },
} satisfies Meta<typeof PersonForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Sunita');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Bakul');
    await userEvent.type(canvas.getByLabelText('Email'), 's.bakul@example.org');
    await userEvent.type(canvas.getByLabelText('Graduation year'), '1987');
    await userEvent.type(canvas.getByLabelText(/^Additional guests/), '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Add guest' }));
    await expect(args.onAdd).toHaveBeenCalledWith(
      {
        firstName: 'Sunita',
        lastName: 'Bakul',
        email: 's.bakul@example.org',
        graduationYear: '1987',
        guests: '2',
        comments: '',
      },
      false,
    );
  },
};
export const EverySeatIsTaken: Story = {
  args: { isFull: true, error: 'Every seat is taken. Add them anyway if there is room.' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Add even though every seat is taken'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add guest' }));
    await expect(args.onAdd).toHaveBeenCalledWith(expect.anything(), true);
  },
};
export const Wrong: Story = {
  args: { errors: { firstName: 'First name is required', email: 'Valid email is required' } },
};
export const UnderWay: Story = { args: { busy: true } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
