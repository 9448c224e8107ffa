import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SitesForm } from './SitesForm.tsx';

const meta = {
  title: 'Office/Sites form',
  component: SitesForm,
  args: {
    sites: [
      { origin: 'https://bay-area.example.org', chapter: 'bay-area' },
      { origin: 'https://atlanta.example.org', chapter: null },
    ],
    onSave: fn(),
  },
} satisfies Meta<typeof SitesForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('https://atlanta.example.org'), 'atlanta');
    await userEvent.type(canvas.getByLabelText('Another site'), 'https://texas.example.org');
    await userEvent.selectOptions(canvas.getByLabelText('Chapter'), 'tx-southwest');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith([
      { origin: 'https://bay-area.example.org', chapter: 'bay-area' },
      { origin: 'https://atlanta.example.org', chapter: 'atlanta' },
      { origin: 'https://texas.example.org', chapter: 'tx-southwest' },
    ]);
  },
};
export const NoneYet: Story = { args: { sites: [] } };
export const IsSaved: Story = { args: { busy: true } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
