import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Heading } from '../../elements/Heading/index.ts';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Filter gallery',
    items: [
      { value: 'all', label: 'All', count: 12 },
      { value: 'images', label: 'Photos', count: 9 },
      { value: 'videos', label: 'Videos', count: 3 },
    ],
    onValueChange: fn(),
    children: (value: string) => <p>Shown: {value}</p>,
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, step }) => {
    await step('Tab goes to the chosen one, arrows to the next', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: /All/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: /Photos/ })).toHaveFocus();
      await expect(canvas.getByRole('tab', { name: /Photos/ })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Shown: images');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('images');
    });
    await step('End and round the corner', async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('tab', { name: /Videos/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: /All/ })).toHaveFocus();
    });
    await step('Tab goes on to the panel', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    });
  },
};

export const WithThePointer: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Videos/ }));
    await expect(canvas.getByRole('tabpanel', { name: /Videos/ })).toHaveTextContent('Shown: videos');
  },
};

export const KeptByItsOwner: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: 'images' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Videos/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('videos');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Shown: images');
  },
};

const categories = [
  { value: 'all', label: 'All stories', count: 27 },
  { value: 'career', label: 'Career', count: 9 },
  { value: 'innovation', label: 'Innovation', count: 6 },
  { value: 'entrepreneurship', label: 'Entrepreneurship', count: 4 },
  { value: 'social-impact', label: 'Social impact', count: 5 },
  { value: 'academia', label: 'Academia', count: 2 },
  { value: 'other', label: 'Other', count: 1 },
];

export const ManyOfThemAreADropdownOnAPhone: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Category', items: categories, selectBelow: 'medium' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Innovation (6)');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Shown: innovation');
  },
};

export const AndTabsFromATabletUp: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Category', items: categories, selectBelow: 'medium' },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(7);
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const NoStyleStandsInTheMarkup: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist')).not.toHaveAttribute('style');
    await expect(canvas.getByRole('tabpanel')).not.toHaveAttribute('style');
  },
};

export const Gallery: Story = { tags: ['photo'] };

export const UnderAHeading: Story = {
  args: {
    heading: (
      <Heading level={2} size="h2">
        Event Gallery
      </Heading>
    ),
  },
};
