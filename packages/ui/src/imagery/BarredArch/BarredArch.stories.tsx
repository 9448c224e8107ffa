import type { Meta, StoryObj } from '@storybook/react-vite';
import * as stage from '../stage.css.ts';
import { BarredArch } from './BarredArch.tsx';

const meta = {
  title: 'Imagery/BarredArch',
  component: BarredArch,
  decorators: [
    (Story) => (
      <div className={stage.small}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BarredArch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };
