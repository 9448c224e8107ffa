import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { GoToPageDialog } from './GoToPageDialog.tsx';

const meta = {
  title: 'Navigation/GoToPageDialog',
  component: GoToPageDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { open: true, onClose: fn(), pages: 154, onGoTo: fn() },
} satisfies Meta<typeof GoToPageDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const refuse: Story['play'] = async () => {
  const field = await screen.findByRole('textbox');
  await userEvent.type(field, '200');
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
};

export const APageThatDoesNotExist: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await refuse(context);
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Please enter a valid page number between 1 and 154.',
    );
    const field = screen.getByRole('textbox');
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/between 1 and 154\. 1 to 154/);
    await expect(context.args.onGoTo).not.toHaveBeenCalled();
    await userEvent.type(field, '{Backspace}');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const OnTheSmallestPhone: Story = { play: refuse, globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'], play: refuse };
export const GalleryDark: Story = { play: refuse, globals: { mode: 'dark' } };
