import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Choices, FilterChip } from './FilterChip.tsx';

const people = ['Everybody', 'Kiran Umbar', 'Asha Lakshminarasimhan Palash'];

const meta = {
  title: 'Office/Filter chip',
  component: FilterChip,
  args: {
    label: 'Who',
    children: (close) => (
      <Choices
        label="Who"
        choices={people.map((label, at) => ({ label, href: `#${at}`, isChosen: at === 1 }))}
        onChoose={close}
      />
    ),
  },
} satisfies Meta<typeof FilterChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeysAlone: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    // Its links lead nowhere in here.
    canvasElement.addEventListener('click', (event) => event.preventDefault());
    const chip = canvas.getByRole('button', { name: 'Who' });
    await step('Enter opens it, Escape closes it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(chip).toHaveAttribute('aria-expanded', 'true');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Everybody' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(chip).toHaveFocus();
      await expect(canvas.queryByRole('list')).toBeNull();
    });
    await step('what is chosen closes it', async () => {
      await userEvent.click(chip);
      await userEvent.click(canvas.getByRole('link', { name: 'Kiran Umbar' }));
      await expect(chip).toHaveFocus();
      await expect(chip).toHaveAttribute('aria-expanded', 'false');
    });
  },
};
export const Chosen: Story = {
  args: { chosen: 'Asha Lakshminarasimhan Palash' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Who: Asha Lakshminarasimhan Palash' }));
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Kiran Umbar');
  },
};
export const OnTheSmallestPhone: Story = {
  args: { chosen: 'Asha Lakshminarasimhan Palash' },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { args: { chosen: 'Kiran Umbar' }, globals: { mode: 'dark' } };
