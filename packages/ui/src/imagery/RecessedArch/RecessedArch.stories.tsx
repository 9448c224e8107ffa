import type { Meta, StoryObj } from '@storybook/react-vite';
import * as stage from '../stage.css.ts';
import { RecessedArch } from './RecessedArch.tsx';

const meta = {
  title: 'Imagery/RecessedArch',
  component: RecessedArch,
  decorators: [
    (Story) => (
      <div className={stage.accent}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecessedArch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };
