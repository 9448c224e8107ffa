import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { sampleMarkdown } from '../samples.ts';
import { MarkdownField, type MarkdownFieldProps } from './MarkdownField.tsx';

function Writing({ value: first, ...rest }: MarkdownFieldProps) {
  const [value, setValue] = useState(first);
  return <MarkdownField {...rest} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Office/Markdown field',
  component: MarkdownField,
  args: { name: 'markdown', label: 'Text', value: sampleMarkdown, onChange: () => undefined },
  render: (args) => <Writing {...args} />,
} satisfies Meta<typeof MarkdownField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {};
export const Marked: Story = {
  args: { value: 'We asked for thirty' },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText<HTMLTextAreaElement>('Text');
    box.setSelectionRange(13, 19);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(box).toHaveValue('We asked for **thirty**');
    await expect([box.selectionStart, box.selectionEnd]).toEqual([15, 21]);
    await userEvent.click(canvas.getByRole('button', { name: 'Heading' }));
    await expect(box).toHaveValue('## We asked for **thirty**');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(box).toHaveValue('## We asked for **thirty**[words](https://)');
  },
};
export const Pasted: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<h1>Boxes</h1><p>We asked for <b>thirty</b>.</p>');
    clipboardData.setData('text/plain', 'Boxes We asked for thirty.');
    const box = canvas.getByLabelText('Text');
    fireEvent(box, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect(box).toHaveValue('## Boxes\n\nWe asked for **thirty**.');
    await userEvent.click(canvas.getByRole('button', { name: 'As plain text' }));
    await expect(box).toHaveValue('Boxes We asked for thirty.');
  },
};
export const Wrong: Story = { args: { value: '', error: 'Write something first.' } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
