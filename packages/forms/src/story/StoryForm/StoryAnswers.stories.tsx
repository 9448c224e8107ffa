import { storyMessages } from '@banyan/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, userEvent, waitFor, within } from 'storybook/test';
import { noAnswer, refusal } from '../../form/samples.ts';
import { StoryForm } from './StoryForm.tsx';
import {
  begun,
  box,
  choose,
  gauri,
  inItsPage,
  picture,
  press,
  refuse,
  stillTyped,
  summary,
} from './samples.tsx';

const meta = {
  title: 'Forms/StoryForm (what the server and the browser answer)',
  component: StoryForm,
  ...inItsPage,
  beforeEach: begun(gauri),
} satisfies Meta<typeof StoryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheServerSaysWhy: Story = {
  tags: ['photo'],
  args: { onSubmit: refuse(refusal('The editors are on holiday.')) },
  play: async ({ canvas }) => {
    await press(canvas);
    const banner = await canvas.findByRole('region', { name: 'The editors are on holiday.' });
    await waitFor(() => expect(banner).toHaveFocus());
    await stillTyped(canvas);
  },
};

export const ALostAnswerThenARetryKeepsTheKey: Story = {
  tags: ['photo'],
  args: { onSubmit: refuse(refusal(undefined), noAnswer()) },
  play: async ({ args, canvas, step }) => {
    const keys = () => mocked(args.onSubmit).mock.calls.map(([, options]) => options.idempotencyKey);
    await press(canvas);
    await step('an answer without words', async () => {
      await expect(await canvas.findByText('Failed to submit')).toBeVisible();
      await press(canvas);
    });
    await step('it says so in words and keeps what was typed', async () => {
      await expect(
        await canvas.findByText('An error occurred while submitting your story. Please try again.'),
      ).toBeVisible();
      await expect(canvas.getByText(/could not be reached/)).toBeVisible();
      await stillTyped(canvas);
    });
    await step('the same story goes under the same key', async () => {
      await press(canvas);
      await waitFor(() => expect(keys()).toHaveLength(3));
      await expect(new Set(keys()).size).toBe(1);
    });
  },
};

export const TheServerObjectsToAFieldAndThePhotograph: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    onSubmit: refuse(
      refusal(storyMessages.contactNoRequired, [
        { field: 'contactNo', code: 'required', message: storyMessages.contactNoRequired },
        { field: 'photo', code: 'invalid', message: 'This photo cannot be used: it is no picture.' },
      ]),
    ),
  },
  play: async ({ canvas }) => {
    await choose(canvas, await picture());
    await canvas.findByRole('img', { name: 'Your photograph' });
    await press(canvas);
    const region = await summary(canvas);
    await waitFor(() => expect(region).toHaveFocus());
    await expect(
      within(region).getByRole('link', { name: 'Contact number: contactNo is required' }),
    ).toBeVisible();
    await expect(within(region).getByRole('link', { name: /This photo cannot be used/ })).toBeVisible();
    await expect(box(canvas, 'Contact number')).toBeInvalid();
    await expect(canvas.getByLabelText('Choose a photograph')).toBeInvalid();
  },
};

export const WhatIsNoPictureIsRefused: Story = {
  tags: ['photo'],
  play: async ({ args, canvas, step }) => {
    const words = 'Please choose an image (JPEG, PNG or WebP)';
    for (const file of [
      new File(['%PDF-1.7'], 'story.pdf', { type: 'application/pdf' }),
      new File(['not a picture'], 'IMG_0142.heic', { type: 'image/heic' }),
      new File([new Uint8Array(6 * 1_048_576)], 'large.jpg', { type: 'image/jpeg' }),
    ]) {
      await step(`${file.name} says so in words`, async () => {
        await choose(canvas, file);
        await waitFor(() => expect(canvas.getByText(words)).toBeVisible());
        await expect(canvas.getByLabelText('Choose a photograph')).toHaveAccessibleDescription(/JPEG/);
      });
    }
    await step('sending waits for a decision', async () => {
      await press(canvas);
      await expect(within(await summary(canvas)).getByRole('link', { name: words })).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await press(canvas, 'Go on without one');
      await expect(canvas.queryByText(words)).toBeNull();
      await expect(canvas.getByLabelText('Choose a photograph')).toHaveFocus();
    });
  },
};

export const ThePhotographIsTakenAwayAgain: Story = {
  tags: ['photo'],
  play: async ({ canvas, step }) => {
    await choose(canvas, await picture());
    await expect(await canvas.findByRole('img', { name: 'Your photograph' })).toBeVisible();
    await step('another takes its place', async () => {
      await choose(canvas, await picture());
      await expect(await canvas.findByRole('img', { name: 'Your photograph' })).toBeVisible();
    });
    await step('or none', async () => {
      await press(canvas, 'Remove the photograph');
      await expect(canvas.queryByRole('img', { name: 'Your photograph' })).toBeNull();
      await expect(canvas.getByLabelText('Choose a photograph')).toHaveFocus();
    });
  },
};

export const ThePreview: Story = {
  tags: ['photo'],
  play: async ({ canvas, step }) => {
    await step('it is opened below, with the focus', async () => {
      await press(canvas, 'Preview');
      const heading = await canvas.findByRole('heading', { name: 'As it will be published' });
      await waitFor(() => expect(heading).toHaveFocus());
      const preview = within(canvas.getByRole('region', { name: 'As it will be published' }));
      await expect(preview.getByRole('heading', { name: 'The steel tumbler' })).toBeVisible();
      await expect(preview.getByText('Director, Open Filter')).toBeVisible();
      await expect(preview.getByText(/^Last winter|Last winter I carried/)).toBeVisible();
    });
    await step('it follows what is typed', async () => {
      await userEvent.type(box(canvas, 'Title'), ', returned');
      await expect(canvas.getByRole('heading', { name: 'The steel tumbler, returned' })).toBeVisible();
    });
    await step('and closes', async () => {
      await press(canvas, 'Preview');
      await expect(canvas.queryByRole('region', { name: 'As it will be published' })).toBeNull();
    });
  },
};
export const ThePreviewOfNothing: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: begun({}),
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Preview');
    await expect(await canvas.findByText('The story begins here.')).toBeVisible();
  },
};
