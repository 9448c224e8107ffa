import { SuccessView } from '@banyan/ui/content';
import { ButtonLink, MoreLink, NumberedStep, NumberedSteps } from '@banyan/ui/elements';
import { Container, Section } from '@banyan/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SitePage } from './SitePage.tsx';

/** Success view that replaces a form after it was sent. */
const SentPage = () => (
  <SitePage at="/membership">
    <Section>
      <Container>
        <SuccessView
          headingLevel={1}
          heading="Your request has arrived"
          reference="M-2026-0112"
          actions={
            <>
              <ButtonLink href="/events">Come to the next event</ButtonLink>
              <MoreLink href="/">Back to the front page</MoreLink>
            </>
          }
        >
          <NumberedSteps direction="down">
            <NumberedStep headingLevel={2} heading="A person reads it">
              A volunteer of your chapter checks the year and the program against the rolls.
            </NumberedStep>
            <NumberedStep headingLevel={2} heading="You get an email">
              It says that you are in, usually within a week.
            </NumberedStep>
            <NumberedStep headingLevel={2} heading="You are in the directory">
              With your name, year and program, and nothing else.
            </NumberedStep>
          </NumberedSteps>
        </SuccessView>
      </Container>
    </Section>
  </SitePage>
);

const meta = {
  title: 'Patterns/Success',
  component: SentPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof SentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your request has arrived' })).toHaveFocus();
    await expect(canvas.getByText('M-2026-0112')).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
