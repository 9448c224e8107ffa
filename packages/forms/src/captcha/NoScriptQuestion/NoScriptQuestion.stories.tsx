import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoScriptQuestion } from './NoScriptQuestion.tsx';

const meta = {
  title: 'Forms/NoScriptQuestion',
  component: NoScriptQuestion,
  args: { id: 'question', question: { text: 'What is three plus four?', token: '3.4.x' } },
} satisfies Meta<typeof NoScriptQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'What is three plus four?' })).toBeVisible();
    await expect(canvasElement.querySelector('input[name="questionToken"]')).toHaveValue('3.4.x');
  },
};
export const NotQuite: Story = {
  args: { error: 'CAPTCHA verification did not succeed. Please solve it again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
