import type { Meta, StoryObj } from '@storybook/react-vite';
import * as stage from '../stage.css.ts';
import { Viaduct } from './Viaduct.tsx';

const meta = {
  title: 'Imagery/Viaduct',
  component: Viaduct,
  decorators: [
    (Story) => (
      <div className={stage.field}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Viaduct>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };
