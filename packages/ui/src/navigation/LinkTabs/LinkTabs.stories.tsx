import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Heading } from '../../elements/Heading/index.ts';
import { LinkTabs } from './LinkTabs.tsx';

const categories = [
  { value: 'all', label: 'All', count: 14 },
  { value: 'career', label: 'Career', count: 4 },
  { value: 'innovation', label: 'Innovation', count: 3 },
  { value: 'entrepreneurship', label: 'Entrepreneurship', count: 2 },
  { value: 'social-impact', label: 'Social impact', count: 2 },
  { value: 'academia', label: 'Academia', count: 2 },
  { value: 'other', label: 'Other', count: 1 },
];

function Page({ value, onValueChange, ...rest }: ComponentProps<typeof LinkTabs>) {
  const [shown, setShown] = useState(value);
  const choose = (next: string) => {
    setShown(next);
    onValueChange(next);
  };
  return (
    <LinkTabs {...rest} value={shown} onValueChange={choose}>
      <p>
        Shown: {shown}. <a href="#read">Read on</a>
      </p>
    </LinkTabs>
  );
}

const meta = {
  title: 'Navigation/LinkTabs',
  component: LinkTabs,
  args: {
    label: 'Category',
    items: categories.map((item) => ({ ...item, href: `/alumni-stories?category=${item.value}` })),
    value: 'all',
    onValueChange: fn(),
    children: null,
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof LinkTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheKeyboard: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Tab goes to the chosen one, arrows to the next', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: /All/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: /Career/ })).toHaveFocus();
      await expect(canvas.getByRole('tab', { name: /Career/ })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tabpanel', { name: /Career/ })).toHaveTextContent('Shown: career');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('career');
    });
    await step('the ends, and round the corner', async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('tab', { name: /Other/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: /All/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{Home}');
      await expect(canvas.getByRole('tab', { name: /All/ })).toHaveFocus();
    });
    await step('Tab goes on behind them: one stop for all seven', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Read on' })).toHaveFocus();
    });
  },
};

export const WithThePointer: Story = {
  play: async ({ args, canvas, step }) => {
    const tab = canvas.getByRole('tab', { name: /Innovation/ });
    await expect(tab).toHaveAttribute('href', '/alumni-stories?category=innovation');
    await step('a press shows the view here', async () => {
      await userEvent.click(tab);
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Shown: innovation');
    });
    await step('the one that is shown already is no choice', async () => {
      await userEvent.click(tab);
      await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    });
  },
};

export const ADropdownOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Innovation (3)');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Shown: innovation');
  },
};

export const BesideAHeadingTheyStayTabsOnAPhone: Story = {
  args: {
    items: categories.slice(0, 3).map((item) => ({ ...item, href: `?category=${item.value}` })),
    heading: (
      <Heading level={2} size="h2">
        Stories
      </Heading>
    ),
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Stories' })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: /Career/ }));
    await expect(canvas.getByRole('tabpanel', { name: /Career/ })).toHaveTextContent('Shown: career');
  },
};

export const TheChosenOneIsSeen: Story = {
  args: { value: 'other' },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: /Other/ });
    const list = canvas.getByRole('tablist');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    const beyond = tab.getBoundingClientRect().right - list.getBoundingClientRect().right;
    await expect(beyond).toBeLessThan(1);
  },
};

export const CountsThatAreNotKnownYet: Story = {
  args: {
    items: categories.map(({ value, label }) => ({
      value,
      label,
      href: `/alumni-stories?category=${value}`,
    })),
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'الفئة',
    items: [
      { value: 'all', label: 'الكل', count: 3, href: '/?category=all' },
      { value: 'career', label: 'مهنة', count: 3, href: '/?category=career' },
    ],
  },
  render: (args) => (
    <div dir="rtl">
      <Page {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /مهنة/ })).toHaveFocus();
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const SmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
