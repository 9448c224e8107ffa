import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Elements/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideItsWords: Story = {
  render: (args) => (
    <p role="status">
      <Spinner {...args} /> Loading event...
    </p>
  ),
};
