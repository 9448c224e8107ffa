import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleRows } from '../samples.ts';
import { TurnDownForm } from '../TurnDownForm/TurnDownForm.tsx';
import { Selected } from './Selected.tsx';

const meta = {
  title: 'Office/Selected',
  component: Selected,
  args: { rows: sampleRows.slice(1, 4) },
} satisfies Meta<typeof Selected>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '3 selected' })).toBeVisible();
  },
};
export const BeingTurnedDown: Story = {
  args: {
    children: (
      <TurnDownForm
        name="3"
        isMany
        reasons={[]}
        reason="We could not find you in the lists."
        onChange={fn()}
        onTurnDown={fn()}
        onBack={fn()}
      />
    ),
  },
};
export const AllOnTheSmallestPhone: Story = {
  args: { rows: sampleRows },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'] };
