import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SaveFoot } from './SaveFoot.tsx';

const meta = {
  title: 'Office/Save foot',
  component: SaveFoot,
  args: { busy: false },
} satisfies Meta<typeof SaveFoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'submit');
  },
};
export const IsSaved: Story = { args: { busy: true } };
export const WithADraft: Story = { args: { said: 'Draft saved 8:11 PM, not in use' } };
export const Gallery: Story = { tags: ['photo'], args: { said: 'Draft saved 8:11 PM, not in use' } };
