import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../layout/Section/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { DimensionLine, dimensionLineWeights } from './DimensionLine.tsx';

const meta = {
  title: 'Elements/DimensionLine',
  component: DimensionLine,
  args: { label: 'Chairs taken', value: 212, max: 240 },
  argTypes: { weight: { control: 'select', options: dimensionLineWeights } },
} satisfies Meta<typeof DimensionLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Measures: Story = {
  parameters: { announces: [{ role: 'meter', name: 'Chairs taken' }] },
  args: { ends: { start: '212 chairs taken', end: <b>28 of 240 left</b> } },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Chairs taken' });
    await expect(meter).toHaveAttribute('aria-valuenow', '212');
    await expect(meter).toHaveAttribute('aria-valuetext', '212 of 240');
  },
};
export const Nothing: Story = { args: { value: 0 } };
export const MoreThanAllIsAll: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: 400 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '240');
  },
};
export const DecorationBesideItsWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: undefined, value: 42, max: 100, ends: { start: 'Characters: 42 / 100+ required' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};
export const LongEndsOnTheSmallestPhone: Story = {
  args: {
    ends: {
      start: 'Two hundred and twelve chairs have been taken',
      end: 'Twenty-eight of two hundred and forty are left',
    },
  },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <Stack space={32}>
      <DimensionLine label="An extent" />
      <DimensionLine label="Days left" value={15} max={60} ends={{ start: 'Posted 2 weeks ago' }} />
      <DimensionLine label="All" value={1} max={1} weight="heavy" />
      <Section tone="inverse" spacing="none">
        <DimensionLine label="Chairs taken" value={212} max={240} ends={{ start: '212', end: '28 left' }} />
      </Section>
    </Stack>
  ),
};

export const DoSayTheFigure: Story = {
  tags: ['!dev'],
  args: { ends: { start: '212 chairs taken', end: <b>28 of 240 left</b> } },
};
export const DontLetTheLineSayIt: Story = { tags: ['!dev'] };
