import { Button } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'Office/Fact list',
  component: FactList,
  args: {
    items: [
      { label: 'Name', value: 'Sunita Bakul' },
      { label: 'Degree', value: '1987, Civil Engineering' },
      { label: 'Lives in', value: 'Fremont, California: Bay Area and Southern California' },
      { label: 'Works at', value: '' },
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not given')).toBeVisible();
  },
};
export const WithAnAction: Story = {
  args: {
    items: [
      {
        label: 'Email',
        value: 'venkatasubramanian.ranganathan.kadamb@alumni.example.org',
        action: (
          <Button variant="quiet" size="small">
            Copy
          </Button>
        ),
      },
    ],
  },
  globals: { viewport: { value: 'smallest' } },
};
export const RightToLeftTextInside: Story = { args: { items: [{ label: 'Name', value: 'كيران أومبار' }] } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
