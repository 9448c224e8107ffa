import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from '../../navigation/Pagination/index.ts';
import { ListFoot } from './ListFoot.tsx';

const pages = <Pagination page={1} pages={5} hrefFor={(page) => `?page=${page}`} label="News pages" />;

const meta = {
  title: 'Content/Lists/ListFoot',
  component: ListFoot,
  args: { count: '1 to 6 of 27', children: pages },
} satisfies Meta<typeof ListFoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 to 6 of 27');
    await expect(canvas.getByRole('navigation', { name: 'News pages' })).toBeVisible();
  },
};
export const EverythingOnOnePage: Story = { args: { count: '1 to 3 of 3', children: undefined } };
