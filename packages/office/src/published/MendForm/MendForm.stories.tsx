import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleStory } from '../../review/samples.ts';
import { MendForm } from './MendForm.tsx';

const meta = {
  title: 'Office/Mend form',
  component: MendForm,
  args: {
    title: sampleStory.story.title,
    text: sampleStory.text,
    hasAuthor: true,
    onMend: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof MendForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ASlip: Story = {
  play: async ({ args, canvas }) => {
    const title = canvas.getByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'The tabla in hostel five');
    await userEvent.click(canvas.getByLabelText('Tell the author'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the story' }));
    await expect(args.onMend).toHaveBeenCalledWith({
      title: 'The tabla in hostel five',
      text: sampleStory.text,
      tellAuthor: false,
    });
  },
};
export const NobodyCanBeTold: Story = { args: { hasAuthor: false } };
export const WithoutATitle: Story = { args: { title: '', error: 'Give it a title.' } };
export const Busy: Story = { args: { busy: true } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
