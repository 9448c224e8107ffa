import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ListStatus } from './ListStatus.tsx';

const meta = {
  title: 'Content/Lists/ListStatus',
  component: ListStatus,
  args: { shown: '1 to 24', total: 'of 1,846 alumni', clearHref: '/alumni-directory' },
} satisfies Meta<typeof ListStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };
export const NothingToClear: Story = {
  args: { clearHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const NothingToCountKeepsItsRoom: Story = {
  tags: ['!dev', '!autodocs'],
  args: { shown: '', clearHref: undefined },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await expect(status.parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};
export const ClearingPutsTheFocusOnTheCount: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Page(args) {
    const [clear, setClear] = useState(true);
    return (
      <ListStatus
        {...args}
        total={clear ? 'of 9 alumni' : 'of 1,846 alumni'}
        clearHref={clear ? '/' : undefined}
        onClear={() => setClear(false)}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Clear filters' }));
    const status = canvas.getByRole('status');
    await expect(status).toHaveFocus();
    await expect(status).toHaveTextContent('1 to 24 of 1,846 alumni');
  },
};
