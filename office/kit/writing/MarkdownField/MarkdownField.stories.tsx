import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
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

const paste = (box: HTMLElement, data: Readonly<Record<string, string>>) => {
  const clipboardData = new DataTransfer();
  for (const [type, words] of Object.entries(data)) clipboardData.setData(type, words);
  return fireEvent(box, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

export const Pasted: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('Text');
    paste(box, {
      'text/html':
        '<h1>Boxes</h1><p>We asked for <b>thirty</b>.</p><p style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·</span><![endif]>Laptops</p><img src="x">',
      'text/plain': 'Boxes We asked for thirty.',
    });
    await waitFor(() => expect(box).toHaveValue('## Boxes\n\nWe asked for **thirty**.\n\n- Laptops'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Pictures are removed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Paste as plain text' }));
    await expect(box).toHaveValue('Boxes We asked for thirty.');
  },
};
export const PastedPlainTextReadsAsItWas: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('Text');
    paste(box, { 'text/plain': '1987. We met.\n- said nobody' });
    await waitFor(() => expect(box).toHaveValue('1987\\. We met.\n\\- said nobody'));
    await userEvent.click(canvas.getByRole('button', { name: 'Use the formatting' }));
    await expect(box).toHaveValue('1987. We met.\n- said nobody');
  },
};
export const CopiedHereIsPastedAsItIs: Story = {
  args: { value: '**bold**' },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText<HTMLTextAreaElement>('Text');
    box.setSelectionRange(0, 8);
    const clipboardData = new DataTransfer();
    fireEvent(box, new ClipboardEvent('cut', { clipboardData, bubbles: true, cancelable: true }));
    await expect(box).toHaveValue('');
    await expect(clipboardData.getData('text/plain')).toBe('**bold**');
    // The field leaves this paste to the browser.
    await expect(paste(box, { 'text/markdown': '**bold**', 'text/plain': '**bold**' })).toBe(true);
  },
};
export const Wrong: Story = { args: { value: '', error: 'Write something first.' } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
