import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { TextLink } from '../../elements/TextLink/index.ts';
import { passFocus } from '../../hooks/passFocus.ts';
import { Container } from '../../layout/Container/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Outdated } from './Outdated.tsx';

const retry = fn();

const meta = {
  title: 'Content/Beside a thing/Outdated',
  component: Outdated,
  args: {
    reading: { data: 'a story', failed: true, busy: false, retry },
    heading: 'This story could not be loaded',
    text: 'This page may be out of date.',
    retryLabel: 'Retry',
  },
} satisfies Meta<typeof Outdated>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'This story could not be loaded' })).toHaveTextContent(
      'This page may be out of date.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const TryingAgain: Story = {
  args: { reading: { data: 'a story', failed: true, busy: true, retry } },
};
export const WithTheWayElsewhere: Story = {
  args: { children: <TextLink href="https://alumni.example.org">Look on the national site</TextLink> },
};
export const SmallestPhone: Story = {
  tags: ['!dev', '!autodocs'],
  args: { heading: 'Interconnectednesscounterbalances could not be loaded' },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const NothingWhileAllIsWell: Story = {
  tags: ['!dev', '!autodocs'],
  args: { reading: { data: 'a story', failed: false, busy: true, retry } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const NothingOverWhatIsNotThere: Story = {
  tags: ['!dev', '!autodocs'],
  args: { reading: { data: undefined, failed: true, busy: false, retry } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const OnceItWorkedTheFocusIsAtTheHeading: Story = {
  render: function Page(args) {
    const [state, setState] = useState({ failed: true, busy: false });
    return (
      <Section>
        <Container>
          <Stack>
            <Heading level={2}>One story</Heading>
            <Outdated
              {...args}
              ref={passFocus}
              reading={{ data: 'a story', ...state, retry: () => setState({ failed: true, busy: true }) }}
            />
            <Button variant="line" onClick={() => setState({ failed: false, busy: false })}>
              The answer comes
            </Button>
          </Stack>
        </Container>
      </Section>
    );
  },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Retry' });
    await step('while it tries, the button keeps the focus', async () => {
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(button).toHaveFocus();
    });
    await step('then the heading has it', async () => {
      // `click()` leaves the focus where it is, as a server’s response does.
      canvas.getByRole('button', { name: 'The answer comes' }).click();
      await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
      await expect(canvas.getByRole('heading', { name: 'One story' })).toHaveFocus();
    });
  },
};
