import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GuestMenu } from './GuestMenu.tsx';

const resend = fn();
const cancel = fn();

const meta = {
  title: 'Office/Guest menu',
  component: GuestMenu,
  args: {
    name: 'Sunita Bakul',
    actions: [
      { label: 'Resend ticket', onPress: resend },
      { label: 'Open the member', href: '#member' },
      { label: 'Cancel registration', onPress: cancel },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', minHeight: '260px' }}>
        <button type="button">Before it</button>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof GuestMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    resend.mockClear();
    const more = canvas.getByRole('button', { name: 'More for Sunita Bakul' });
    await expect(canvas.queryByRole('list')).toBeNull();
    more.focus();
    // Opens and closes from the keyboard; Escape returns the focus to the button.
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('list', { name: 'Actions for Sunita Bakul' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Resend ticket' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(more).toHaveFocus();
    // An action closes the list and returns the focus to the button.
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(resend).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(more).toHaveFocus();
    // Leaving the list with Tab also closes it.
    await userEvent.keyboard('{Enter}');
    await userEvent.tab({ shift: true });
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.click(more);
    await expect(canvas.getByRole('link', { name: 'Open the member' })).toHaveAttribute('href', '#member');
    for (const item of canvas.getAllByRole('listitem'))
      await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const Offline: Story = {
  args: { unavailableBecause: 'no-connection' },
  decorators: [
    (Story) => (
      <>
        <p id="no-connection">You’re offline.</p>
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for Sunita Bakul' }));
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const OnTheSmallestPhone: Story = { ...Open, globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
