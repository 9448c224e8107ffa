import { RegistrationWizard, type RegistrationWizardProps } from '@banyan/forms/membership';
import { Container, Section } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  begun,
  inItsPage,
  isStep3,
  step3,
  stepTitle,
} from '../../packages/forms/src/membership/RegistrationWizard/samples.ts';
import { SitePage } from './SitePage.tsx';

/** Form in three steps; the address has the current step. */
const JoinPage = ({ step }: Pick<RegistrationWizardProps, 'step'>) => (
  <SitePage at="/membership">
    <Section spacing="bottom">
      <Container>
        <PageHead size="d2" title="Membership registration" />
        <RegistrationWizard {...inItsPage.args} step={step} />
      </Container>
    </Section>
  </SitePage>
);

const meta = {
  title: 'Patterns/Wizard',
  component: JoinPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: inItsPage.beforeEach,
  args: { step: 1 },
} satisfies Meta<typeof JoinPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = { tags: ['photo'] };
/** Last step: a review of the answers, and the remaining choices. */
export const LastStep: Story = {
  tags: ['photo'],
  args: { step: 3 },
  beforeEach: begun({}),
  play: async ({ canvas }) => {
    await isStep3({ canvas });
    await expect(await stepTitle(canvas, step3)).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
