import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { questionsFor } from '../readyWords.ts';
import { EmailForm } from './EmailForm.tsx';

const meta = {
  title: 'Office/Email form',
  component: EmailForm,
  parameters: { docs: { isFramed: true } },
  args: {
    purpose: 'ask',
    name: 'Sunita Bakul',
    text: '',
    onChange: fn(),
    onSend: fn(),
    onBack: fn(),
  },
  render: (args) => {
    const [text, setText] = useState(args.text);
    return <EmailForm {...args} text={text} onChange={setText} />;
  },
} satisfies Meta<typeof EmailForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneQuestion: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Question' })).toHaveFocus();
    await userEvent.keyboard('Under which name did you graduate?{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const AReadyQuestion: Story = {
  args: { questions: questionsFor.member },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name at graduation' }));
    const field = canvas.getByRole('textbox', { name: 'Question' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard(' Thank you.');
    await expect(field).toHaveValue('Under which name did you graduate? Thank you.');
  },
};
export const AReply: Story = {
  args: { purpose: 'reply', draftWords: 'Draft saved 8:11 PM, not sent' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Reply to Sunita' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Reply' })).toHaveFocus();
    await expect(canvas.getByText('Draft saved 8:11 PM, not sent')).toBeVisible();
    await userEvent.keyboard('The third gate.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const TheServerIsAway: Story = {
  args: { failure: 'The server could not be reached. Please try again.' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The server could not be reached. Please try again.')).toBeVisible();
  },
};
export const NothingWasWritten: Story = { args: { error: 'Write what you want to know.' } };
export const Busy: Story = { args: { busy: true, text: 'Under which name did you graduate?' } };
export const Gallery: Story = { tags: ['photo'], args: { text: 'Under which name did you graduate?' } };
