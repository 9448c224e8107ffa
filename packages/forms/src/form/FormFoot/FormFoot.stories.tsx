import { Button } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../../fields/TextField/index.ts';
import { FormBody, FormFoot } from './FormFoot.tsx';

const meta = {
  title: 'Forms/FormFoot',
  component: FormFoot,
  render: (args) => (
    <FormBody aria-label="Sample">
      <TextField label="First name" name="first" />
      <FormFoot {...args}>
        <Button variant="line" size="large">
          Previous
        </Button>
        <Button type="submit" size="large">
          Next
        </Button>
      </FormFoot>
    </FormBody>
  ),
} satisfies Meta<typeof FormFoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  parameters: {
    announces: [
      { role: 'form', name: 'Sample' },
      { role: 'button', name: 'Next' },
    ],
  },
  tags: ['photo'],
};
/* Not the first story: in its frame on a docs page it would take the focus from the page. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form')).toHaveAttribute('novalidate');
    canvas.getByLabelText('First name').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};
export const OnTheSmallestPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect();
    const { left, width } = canvas.getByRole('form').getBoundingClientRect();
    await expect([box('Next').left, box('Next').width]).toEqual([left, width]);
    await expect(box('Previous').top).toBeGreaterThan(box('Next').bottom);
  },
};

/* A form that needs a script keeps its place, so that nothing moves once the script has loaded. */
export const BeforeItsScript: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      <FormBody aria-label="Passkey" inert>
        <Button type="submit">Sign in with a passkey</Button>
      </FormBody>
      <p>What stands below</p>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const below = canvas.getByText('What stands below');
    const { top } = below.getBoundingClientRect();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { hidden: true })).not.toHaveFocus();
    const form = canvasElement.querySelector('form');
    if (form) form.inert = false;
    await expect(canvas.getByRole('button')).toBeVisible();
    await expect(below.getBoundingClientRect().top).toBe(top);
  },
};

export const OneButton: Story = {
  render: (args) => (
    <FormBody aria-label="Sample">
      <FormFoot {...args}>
        <Button type="submit" size="large">
          Submit
        </Button>
      </FormFoot>
    </FormBody>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBe(
      canvas.getByRole('form').getBoundingClientRect().right,
    );
  },
};

const withNote: Story = {
  args: { note: 'Kept in this tab while you write.' },
  render: (args) => (
    <FormBody aria-label="Sample">
      <FormFoot {...args}>
        <Button type="submit" size="large">
          Register
        </Button>
      </FormFoot>
    </FormBody>
  ),
};
export const WithANote: Story = withNote;
export const WithANoteOnAPhone: Story = {
  tags: ['!dev', '!autodocs'],
  ...withNote,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { left, width } = canvas.getByRole('button').getBoundingClientRect();
    const form = canvas.getByRole('form').getBoundingClientRect();
    await expect([left, width]).toEqual([form.left, form.width]);
  },
};

const footWith = (second: 'quiet' | 'primary') => (
  <FormBody aria-label="Sample">
    <FormFoot>
      <Button variant={second} size="large">
        Save the draft
      </Button>
      <Button type="submit" size="large">
        Send the story
      </Button>
    </FormFoot>
  </FormBody>
);
export const DoHaveOneWayOn: Story = { tags: ['!dev'], render: () => footWith('quiet') };
export const DontOfferTwo: Story = { tags: ['!dev'], render: () => footWith('primary') };
