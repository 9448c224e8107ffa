import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SwitchButton } from './SwitchButton.tsx';

const sent = fn();

const meta = {
  title: 'Elements/SwitchButton',
  component: SwitchButton,
  args: { checked: true, 'aria-labelledby': 'allow-photo' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <p id="allow-photo">Photo</p>
      <SwitchButton {...args} />
    </form>
  ),
} satisfies Meta<typeof SwitchButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas, step }) => {
    const control = canvas.getByRole('switch', { name: 'Photo' });
    await expect(control).toBeChecked();
    await step('the space bar sends its form', async () => {
      sent.mockClear();
      control.focus();
      await userEvent.keyboard(' ');
      await expect(sent).toHaveBeenCalledOnce();
    });
    await step('what it is stays as the server said it', async () => {
      await expect(control).toBeChecked();
      await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
};
export const Off: Story = { args: { checked: false } };
