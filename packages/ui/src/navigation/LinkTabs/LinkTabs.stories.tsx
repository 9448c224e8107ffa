import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
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
        Shown: {shown}. <a href="#read">Read on</a>{' '}
        <button type="button" onClick={() => setShown('all')}>
          Back
        </button>
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
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, step }) => {
    await step('Tab goes to the chosen one, arrows to the next', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: /All/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(canvas.getByRole('tab', { name: /Career/ })).toHaveFocus());
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
    await step('and back to the chosen one', async () => {
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('tab', { name: /All/ })).toHaveFocus();
    });
  },
};

export const TheWayBackLeadsToTheChosenOneNotToTheLast: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('tab', { name: /All/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Career/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tab', { name: /All/ })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const KeysOfTheBrowserAreItsOwn: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    const tab = () => canvas.getByRole('tab', { name: /All/ });
    tab().focus();
    await expect(fireEvent.keyDown(tab(), { key: 'PageDown' }), 'scrolls').toBe(true);
    await expect(fireEvent.keyDown(tab(), { key: 'ArrowRight', altKey: true }), 'goes forward').toBe(true);
    await expect(fireEvent.keyDown(tab(), { key: 'ArrowLeft' }), 'moves').toBe(false);
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Other/ })).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

const thePointerPresses: NonNullable<Story['play']> = async ({ args, canvas, step }) => {
  const user = userEvent.setup();
  const tab = canvas.getByRole('tab', { name: /Innovation/ });
  await expect(tab).toHaveAttribute('href', '/alumni-stories?category=innovation');
  await step('with Ctrl it opens elsewhere', async () => {
    tab.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await fireEvent.click(tab, { ctrlKey: true });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  });
  await step('held down, it is no choice yet', async () => {
    await user.pointer({ keys: '[MouseLeft>]', target: tab });
    await expect(tab).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  });
  await step('let go, it shows the view here', async () => {
    await user.pointer({ keys: '[/MouseLeft]', target: tab });
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Shown: innovation');
  });
  await step('the one that is shown already is no choice', async () => {
    await userEvent.click(tab);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  });
  await step('arrows go on from there', async () => {
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Entrepreneurship/ })).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('entrepreneurship');
  });
};

export const WithThePointer: Story = { play: thePointerPresses };

export const ADropdownOnAPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Innovation (3)');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Shown: innovation');
  },
};

export const BesideAHeadingTheyStayTabsOnAPhone: Story = {
  tags: ['!dev', '!autodocs'],
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
  tags: ['!dev', '!autodocs'],
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
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'الفئة',
    items: [
      { value: 'all', label: 'الكل', count: 3, href: '/?category=all' },
      { value: 'career', label: 'مهنة', count: 3, href: '/?category=career' },
      { value: 'innovation', label: 'ابتكار', count: 2, href: '/?category=innovation' },
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
    await waitFor(() => expect(canvas.getByRole('tab', { name: /مهنة/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /ابتكار/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /الكل/ })).toHaveFocus();
  },
};
export const Gallery: Story = { tags: ['photo'] };
