import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldSpecimen } from './FieldSpecimen.tsx';

const meta = {
  title: 'Foundations/Specimen of fields',
  component: FieldSpecimen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FieldSpecimen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Choose a theme and a mode in the toolbar; every field follows. */
export const Gallery: Story = { tags: ['photo', 'photo-themes'] };
export const ByNight: Story = { globals: { mode: 'dark' } };
export const InAChaptersColours: Story = { globals: { theme: 'southern-california' } };
export const OnASmallPhone: Story = { globals: { viewport: { value: 'smallest' } } };
