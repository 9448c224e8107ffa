import { ContactForm } from '@banyan/forms/contact';
import { Letter } from '@banyan/ui/content';
import { IndexItem, IndexList } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inALetter, submitButton } from '../../packages/forms/src/contact/ContactForm/samples.tsx';
import { SitePage } from './SitePage.tsx';

const otherWays = (
  <IndexList>
    <IndexItem href="mailto:committee@example.org" heading="The committee" detail="Read on most evenings." />
    <IndexItem href="/chapters" heading="Your chapter" detail="Seven of them, each with a person." />
  </IndexList>
);

/** Page about one form. */
const ContactPage = () => (
  <SitePage at="/contact">
    <Section tone="sunk" spacing="bottom">
      <Container>
        <Stack space={48}>
          <PageHead
            title="Contact"
            lede="A volunteer reads this after work and answers it, usually within three evenings."
          />
          <Letter
            to="The secretary, on behalf of five thousand engineers"
            aside={{ heading: 'Other ways', content: otherWays }}
          >
            <ContactForm {...inALetter.args} />
          </Letter>
        </Stack>
      </Container>
    </Section>
  </SitePage>
);

const meta = {
  title: 'Patterns/Form',
  component: ContactPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: inALetter.beforeEach,
} satisfies Meta<typeof ContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['photo'] };
/** Sent empty: each rule shows its message, in the summary and at its field. */
export const AnswersNeedAnotherLook: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await userEvent.click(submitButton(canvas));
    await expect(await canvas.findByRole('region', { name: 'Five answers need another look' })).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
