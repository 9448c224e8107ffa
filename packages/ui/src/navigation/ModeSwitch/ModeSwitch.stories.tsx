import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { onField } from '../../theme/contexts.css.ts';
import { modeStorageKey } from '../../theme/mode.ts';
import { ModeSwitch } from './ModeSwitch.tsx';

const meta = { title: 'Navigation/ModeSwitch', component: ModeSwitch } satisfies Meta<typeof ModeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RemembersTheChoice: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    const before = document.documentElement.dataset.mode;
    await step('dark, with the pointer', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
      await expect(document.documentElement).toHaveAttribute('data-mode', 'dark');
      await expect(localStorage.getItem(modeStorageKey)).toBe('dark');
      await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
    });
    await step('light, with the keyboard', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked());
      await expect(localStorage.getItem(modeStorageKey)).toBe('light');
    });
    await step('the system leaves nothing behind', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'System' }));
      await expect(document.documentElement).not.toHaveAttribute('data-mode');
      await expect(localStorage.getItem(modeStorageKey)).toBeNull();
    });
    document.documentElement.dataset.mode = before;
  },
};

export const ChosenInAnotherTab: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const before = document.documentElement.dataset.mode;
    dispatchEvent(new StorageEvent('storage', { key: modeStorageKey, newValue: 'dark' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked());
    localStorage.removeItem(modeStorageKey);
    document.documentElement.dataset.mode = before;
  },
};

export const OnAField: Story = {
  render: () => (
    <div className={onField}>
      <ModeSwitch />
    </div>
  ),
};
export const Gallery: Story = { tags: ['photo'] };
