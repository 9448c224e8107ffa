import { registrationMessages } from '@banyan/api/contract';
import { MemberCard } from '@banyan/ui/content';
import { Button, Heading, Notice, Plate, Text, VisuallyHidden } from '@banyan/ui/elements';
import { Split, Stack } from '@banyan/ui/layout';
import { Steps } from '@banyan/ui/navigation';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { DraftNote, ErrorSummary, FormBody, FormFoot } from '../../form/index.ts';
import { live } from '../../form/live.css.ts';
import type { VerificationSettings } from '../../verification/index.ts';
import { AcademicStep } from './AcademicStep.tsx';
import { answersOf } from './answers.ts';
import { ContactStep } from './ContactStep.tsx';
import { directoryEntry } from './directoryEntry.ts';
import { EngagementStep } from './EngagementStep.tsx';
import { type NextStep, RegistrationSent } from './RegistrationSent.tsx';
import * as styles from './RegistrationWizard.css.ts';
import { registrationSteps, stepNames } from './registrationFields.ts';
import { type Registration, type RegistrationOptions, useRegistration } from './useRegistration.ts';

export interface RegistrationWizardProps extends RegistrationOptions {
  /** Which human verification; `undefined` until the deployment's configuration has arrived. */
  verification: VerificationSettings | undefined;
  /** Beside the form: the directory entry as it grows. */
  preview: { heading: ReactNode; note: ReactNode };
  /** What happens after it was sent. */
  nextSteps: readonly NextStep[];
  /** For visitors without JavaScript, whom three steps cannot serve: where to write instead. */
  withoutJavaScript?: ReactNode;
}

const stepList = registrationSteps.map((step) => stepNames[step]);

/**
 * Joins the association, in three steps (spec part 1 §2, §4, §5, §8). Keeps a draft until it is sent or discarded. Hand
 * it `step` and `onStepChange` to keep the step in the address, so that Back goes to the step before.
 */
export function RegistrationWizard({
  verification: settings,
  preview,
  nextSteps,
  withoutJavaScript,
  ...options
}: RegistrationWizardProps) {
  const registration = useRegistration(options);
  const { sent, step } = registration;
  if (sent) {
    return (
      <Stack space={48}>
        <Steps steps={stepList} current={registrationSteps.length + 1} />
        <RegistrationSent sent={sent} nextSteps={nextSteps} onAgain={registration.again} />
      </Stack>
    );
  }
  return (
    <Stack space={48}>
      <Steps steps={stepList} current={step} />
      {withoutJavaScript ? <noscript>{withoutJavaScript}</noscript> : null}
      <Split>
        <Stack space={24}>
          <StepForm registration={registration} settings={settings} />
          {(registration.draft.touched || registration.draft.discarded) && (
            <DraftNote
              onDevice={registration.draft.onDevice}
              onDeviceChange={registration.draft.setOnDevice}
              restored={registration.draft.restored}
              discarded={registration.draft.discarded}
              onDiscard={registration.draft.onDiscard}
              onUndo={registration.draft.onUndo}
            />
          )}
        </Stack>
        <RegistrationAside registration={registration} preview={preview} />
      </Split>
    </Stack>
  );
}

interface StepFormProps {
  registration: Registration;
  settings: VerificationSettings | undefined;
}

function StepForm({ registration, settings }: StepFormProps) {
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
      <div role="alert" className={live}>
        {banner && (
          <Notice tone="critical" heading={banner.heading}>
            {banner.detail}
          </Notice>
        )}
      </div>
      <ErrorSummary entries={entries} />
      <Heading level={2} size="h2" id={headingId} tabIndex={-1}>
        <VisuallyHidden>
          Step {step} of {registrationSteps.length}:{' '}
        </VisuallyHidden>
        {stepNames[step]}
      </Heading>
      {step === 1 && <ContactStep fields={fields} />}
      {step === 2 && <AcademicStep fields={fields} />}
      {step === 3 && <EngagementStep registration={registration} settings={settings} />}
      <StepFoot registration={registration} />
    </FormBody>
  );
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

function StepFoot({ registration: { step, go, sending } }: { registration: Registration }) {
  return (
    <FormFoot>
      {step > 1 ? (
        <Button
          variant="line"
          size="large"
          icon={<ArrowLeft {...icon} />}
          onClick={() => go(step === 3 ? 2 : 1)}
        >
          Previous
        </Button>
      ) : (
        <span />
      )}
      {/* Keys keep them apart: a press on Next must not become a press on the button that takes its place. */}
      {step < 3 ? (
        <Button key="next" type="submit" size="large">
          Next <ArrowRight {...icon} />
        </Button>
      ) : (
        <Button key="submit" type="submit" size="large" busy={sending}>
          {registrationMessages.submit}
        </Button>
      )}
    </FormFoot>
  );
}

function RegistrationAside({
  registration: { fields, step },
  preview,
}: {
  registration: Registration;
  preview: RegistrationWizardProps['preview'];
}) {
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
      {step === 2 && <Plate items={answersOf[1](values)} />}
    </Stack>
  );
}
