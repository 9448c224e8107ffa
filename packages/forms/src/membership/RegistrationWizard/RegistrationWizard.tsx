import { registrationMessages } from '@banyan/api/contract';
import { MemberCard } from '@banyan/ui/content';
import { Button, Heading, Icon, Text, VisuallyHidden } from '@banyan/ui/elements';
import { Split, Stack } from '@banyan/ui/layout';
import { Steps } from '@banyan/ui/navigation';
import { ArrowLeft, ArrowRight } from 'lucide';
import { type ReactNode, useId } from 'react';
import type { VerificationSettings } from '../../captcha/index.ts';
import { DraftNote, DraftNotice, ErrorSummary, FormBanner, FormBody, FormFoot } from '../../form/index.ts';
import { ContactStep } from './ContactStep.tsx';
import { directoryEntry } from './directoryEntry.ts';
import { AcademicStep, EngagementStep, FirstAnswers } from './LaterSteps.tsx';
import { type NextStep, RegistrationSent, type SentApplication } from './RegistrationSent.tsx';
import * as styles from './RegistrationWizard.css.ts';
import { registrationSteps, stepNames } from './registrationFields.ts';
import { type Registration, type RegistrationOptions, useRegistration } from './useRegistration.ts';

export interface RegistrationWizardProps extends RegistrationOptions {
  /** Provider of the human verification; `undefined` until the deployment's configuration has arrived. */
  verification: VerificationSettings | undefined;
  /** Texts of the preview beside the form: the directory entry with the values typed so far. */
  preview: { heading: ReactNode; note: ReactNode };
  /** Next steps, shown after the application was sent. */
  nextSteps: readonly NextStep[];
  /**
   * Renders what the applicant can do in the meantime, under the next steps: such as the next event of their chapter, or their
   * class.
   */
  meanwhile?: ((application: SentApplication) => ReactNode) | undefined;
  /** Name of the programs to choose from. @default 'COEP program' */
  programLabel?: string;
  /** Text for visitors without JavaScript, who cannot use the three steps: where to write instead. */
  withoutJavaScript?: ReactNode;
}

const stepList = registrationSteps.map((step) => stepNames[step]);

/**
 * Membership application in three steps (spec part 1 §2, §4, §5, §8). Keeps a draft until it is sent or discarded. Pass `step` and
 * `onStepChange` to keep the step in the address, so that Back goes to the previous step.
 */
export function RegistrationWizard({
  verification: settings,
  preview,
  nextSteps,
  meanwhile,
  programLabel = 'COEP program',
  withoutJavaScript,
  ...options
}: RegistrationWizardProps) {
  const registration = useRegistration(options);
  const { sent, step, draft } = registration;
  if (sent) {
    return (
      <Stack space={48}>
        <Steps steps={stepList} current={registrationSteps.length + 1} />
        <RegistrationSent
          sent={sent}
          nextSteps={nextSteps}
          meanwhile={meanwhile}
          onAgain={registration.again}
        />
      </Stack>
    );
  }
  return (
    <Stack space={48}>
      <Steps steps={stepList} current={step} />
      {withoutJavaScript ? <noscript>{withoutJavaScript}</noscript> : null}
      <Split>
        <Stack space={24}>
          {!registration.tried && <DraftNotice draft={draft} />}
          <StepForm registration={registration} settings={settings} programLabel={programLabel} />
          {(draft.touched || draft.discarded) && <DraftNote draft={draft} />}
        </Stack>
        <RegistrationAside registration={registration} preview={preview} />
      </Split>
    </Stack>
  );
}

interface StepFormProps {
  registration: Registration;
  settings: VerificationSettings | undefined;
  programLabel: string;
}

function StepForm({ registration, settings, programLabel }: StepFormProps) {
  const { form, step, fields, banner, entries } = registration;
  const headingId = useId();
  return (
    <FormBody
      ref={form}
      method="post"
      aria-labelledby={headingId}
      onSubmit={registration.onSubmit}
      onChange={registration.onChange}
    >
      <FormBanner banner={banner} />
      <ErrorSummary entries={entries} />
      <Heading level={2} size="h2" id={headingId} tabIndex={-1}>
        <VisuallyHidden>
          Step {step} of {registrationSteps.length}:{' '}
        </VisuallyHidden>
        {stepNames[step]}
      </Heading>
      {step === 1 && <ContactStep fields={fields} />}
      {step === 2 && <AcademicStep fields={fields} programLabel={programLabel} />}
      {step === 3 && (
        <EngagementStep registration={registration} settings={settings} programLabel={programLabel} />
      )}
      <StepFoot registration={registration} />
    </FormBody>
  );
}

function StepFoot({ registration: { step, go, sending } }: { registration: Registration }) {
  return (
    <FormFoot>
      {step > 1 ? (
        <Button
          variant="line"
          size="large"
          icon={<Icon icon={ArrowLeft} />}
          onClick={() => go(step === 3 ? 2 : 1)}
        >
          Previous
        </Button>
      ) : (
        <span />
      )}
      {/* Keys keep them apart: a press on Next must not become a press on the button that takes its place. */}
      {step < 3 && (
        <Button key="next" type="submit" size="large">
          Next <Icon icon={ArrowRight} />
        </Button>
      )}
      {step === 3 && (
        <Button key="submit" type="submit" size="large" busy={sending}>
          {registrationMessages.submit}
        </Button>
      )}
    </FormFoot>
  );
}

interface AsideProps {
  registration: Registration;
  preview: RegistrationWizardProps['preview'];
}

function RegistrationAside({ registration: { fields, step }, preview }: AsideProps) {
  const headingId = useId();
  const { values } = fields;
  return (
    <Stack element="aside" space={16} aria-labelledby={headingId} className={styles.aside}>
      <Text element="p" size="label" id={headingId}>
        {preview.heading}
      </Text>
      <MemberCard {...directoryEntry(values)} variant="preview" />
      {!values.publicCompany && !values.publicState && (
        <Text size="small" tone="quiet">
          {preview.note}
        </Text>
      )}
      {step === 2 && <FirstAnswers values={values} />}
    </Stack>
  );
}
