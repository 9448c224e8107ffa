import type { Meta, StoryObj } from '@storybook/react-vite';
import * as stage from '../stage.css.ts';
import { EmptyArch } from './EmptyArch.tsx';

const meta = {
  title: 'Imagery/EmptyArch',
  component: EmptyArch,
  decorators: [
    (Story) => (
      <div className={stage.small}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmptyArch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };
