import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { sampleStory } from '../../../review/components/samples.ts';
import { EditForm, type EditFormProps } from './EditForm.tsx';

function Editing({ title, text, ...rest }: EditFormProps) {
  const [written, setWritten] = useState({ title, text });
  return (
    <EditForm {...rest} {...written} onWrite={(field, value) => setWritten({ ...written, [field]: value })} />
  );
}

const meta = {
  title: 'Office/Edit form',
  component: EditForm,
  args: {
    title: sampleStory.story.title,
    text: sampleStory.text,
    category: 'Pune days',
    facts: 'Oct 12, 2026',
    hasAuthor: true,
    onWrite: fn(),
    onEdit: fn(),
    onCancel: fn(),
    said: 'Draft saved 8:11 PM, not published',
  },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof EditForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ASlip: Story = {
  play: async ({ args, canvas }) => {
    const title = canvas.getByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'The tabla in hostel five');
    await expect(canvas.getByRole('heading', { name: 'The tabla in hostel five' })).toBeVisible();
    const tell = canvas.getByLabelText('Tell the author');
    await expect(tell).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the story' }));
    const edited = { title: 'The tabla in hostel five', text: sampleStory.text };
    await expect(args.onEdit).toHaveBeenLastCalledWith({ ...edited, notifyAuthor: false });
    await userEvent.click(tell);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the story' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith({ ...edited, notifyAuthor: true });
  },
};
export const PastedOutOfWord: Story = {
  args: { text: '' },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('Text');
    box.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'The tank\nIt was <full>.');
    clipboardData.setData('text/html', '<h2>The tank</h2><p>It was <b>&lt;full&gt;</b>.</p>');
    fireEvent(box, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await waitFor(() => expect(box).toHaveValue('The tank\n\nIt was <full>.'));
    // The preview shows two paragraphs.
    await expect(canvas.getByText('It was <full>.', { selector: 'p' })).toBeVisible();
  },
};
export const NobodyCanBeTold: Story = { args: { hasAuthor: false } };
export const WithoutATitle: Story = { args: { title: '', error: 'Give it a title.' } };
export const Busy: Story = { args: { busy: true } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
