import { Button, Heading, Plate } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import type { VerificationSettings } from '../../captcha/index.ts';
import { OnDemandWidget } from '../../captcha/OnDemandCaptcha/OnDemandWidget.tsx';
import { CheckboxField } from '../../fields/CheckboxField/index.ts';
import { FieldSet } from '../../fields/FieldSet/index.ts';
import { RadioGroupField } from '../../fields/RadioGroupField/index.ts';
import { TextAreaField } from '../../fields/TextAreaField/index.ts';
import { answersOf } from './answers.ts';
import { stepNames } from './registrationFields.ts';
import type { Registration } from './useRegistration.ts';

export interface EngagementStepProps {
  registration: Registration;
  settings: VerificationSettings | undefined;
}

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Step 3: a last look, what somebody would like to do, and the verification. */
export function EngagementStep({ registration, settings }: EngagementStepProps) {
  const { fields, go, sending } = registration;
  return (
    <>
      <CheckAnswers values={fields.values} onChange={go} />
      <RadioGroupField
        name="mentorshipInterest"
        id={fields.idOf('mentorshipInterest')}
        error={fields.messages.mentorshipInterest}
        label="Would you mentor a younger graduate?"
        options={yesOrNo}
        value={fields.values.mentorshipInterest ? 'yes' : 'no'}
        onChange={(event) => fields.edit({ mentorshipInterest: event.currentTarget.value === 'yes' })}
      />
      <TextAreaField {...fields.text('jobPosting')} label="A job to share" optional readOnly={sending} />
      <TextAreaField
        {...fields.text('alumniUpdate')}
        label="News for the alumni updates"
        optional
        readOnly={sending}
      />
      <TextAreaField
        {...fields.text('personalNote')}
        label="A note for the volunteers"
        optional
        readOnly={sending}
      />
      <FieldSet legend="Also show in the directory" optional space="tight">
        <CheckboxField {...fields.checkbox('publicCompany')} label="My company" />
        <CheckboxField {...fields.checkbox('publicState')} label="My state" />
      </FieldSet>
      <OnDemandWidget {...registration.person} settings={settings} />
    </>
  );
}

interface CheckAnswersProps {
  values: Registration['fields']['values'];
  onChange: (step: 1 | 2) => void;
}

function CheckAnswers({ values, onChange }: CheckAnswersProps) {
  return (
    <Stack space={16}>
      <Heading level={3}>Check your answers</Heading>
      {([1, 2] as const).map((step) => (
        <Stack key={step} space={4}>
          <Cluster justify="between">
            <Heading level={4}>{stepNames[step]}</Heading>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Change ${stepNames[step]}`}
              onClick={() => onChange(step)}
            >
              Change
            </Button>
          </Cluster>
          <Plate items={answersOf[step](values).map((answer) => ({ ...answer, half: true }))} />
        </Stack>
      ))}
    </Stack>
  );
}
