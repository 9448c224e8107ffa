import { programCodes, stateName } from '@banyan/api/contract';
import { Button, FactGrid, Heading, Text } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { HumanVerification, type VerificationSettings } from '../../captcha/index.ts';
import { CheckboxField } from '../../fields/CheckboxField/index.ts';
import { FieldBranch, FieldRow } from '../../fields/FieldRow/index.ts';
import { FieldSet } from '../../fields/FieldSet/index.ts';
import { PersonField } from '../../fields/PersonField/index.ts';
import { RadioGroupField } from '../../fields/RadioGroupField/index.ts';
import { SelectField } from '../../fields/SelectField/index.ts';
import { TextAreaField } from '../../fields/TextAreaField/index.ts';
import { TextField } from '../../fields/TextField/index.ts';
import { type RegistrationValues, stepNames } from './registrationFields.ts';
import type { Registration } from './useRegistration.ts';

const programs = programCodes.map((code) => ({ value: code, label: code }));

interface AcademicStepProps {
  fields: Registration['fields'];
  programLabel: string;
}

/** Step 2: graduation year, program, profile and company. */
export function AcademicStep({ fields, programLabel }: AcademicStepProps) {
  return (
    <>
      <FieldRow ratio="1/2">
        <PersonField {...fields.text('Year')} asks="graduationYear" />
        <SelectField
          {...fields.text('Dept')}
          label={programLabel}
          placeholder="Choose a program"
          options={programs}
        />
      </FieldRow>
      {fields.values.Dept === 'Other' && (
        <FieldBranch>
          <TextField
            {...fields.text('Dept_Other')}
            label="Which program?"
            hint="As it was printed on your degree."
          />
        </FieldBranch>
      )}
      <TextField
        {...fields.text('LinkedInURL')}
        type="url"
        label="Professional profile"
        optional
        hint="A web address, shown in the directory."
        autoComplete="url"
      />
      <PersonField {...fields.text('Company')} asks="company" optional placeholder="Where you work now" />
    </>
  );
}

interface EngagementStepProps {
  registration: Registration;
  settings: VerificationSettings | undefined;
  programLabel: string;
}

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Step 3: review of the answers, interests, and the verification. */
export function EngagementStep({ registration, settings, programLabel }: EngagementStepProps) {
  const { fields, go, sending, verification } = registration;
  return (
    <>
      <CheckAnswers values={fields.values} programLabel={programLabel} onChange={go} />
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
      <HumanVerification id={registration.captchaId} verification={verification} settings={settings} />
      <Text size="small" tone="quiet">
        Approved members are added to the directory and the newsletter. Both can be ended at any time.
      </Text>
    </>
  );
}

interface CheckAnswersProps {
  values: Registration['fields']['values'];
  programLabel: string;
  onChange: (step: 1 | 2) => void;
}

function CheckAnswers({ values, programLabel, onChange }: CheckAnswersProps) {
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
          <FactGrid
            stacking
            items={answersOf[step](values, programLabel).map((answer) => ({ ...answer, half: true }))}
          />
        </Stack>
      ))}
    </Stack>
  );
}

/** Answers of step 1, beside step 2. */
export function FirstAnswers({ values }: { values: RegistrationValues }) {
  return <FactGrid items={answersOf[1](values)} />;
}

interface Answer {
  label: string;
  value: string;
}

const nothing = 'Not given';
const given = (text: string) => text.trim() || nothing;

function addressOf(values: RegistrationValues): string {
  const { 'address.street1': one, 'address.street2': two, 'address.city': city } = values;
  const place = `${stateName(values['address.state'])} ${values['address.zip']}`.trim();
  return given([one, two, city, place].filter((part) => part.trim()).join(', '));
}

/** Answers of the first two steps in words, for the review. */
const answersOf = {
  1: (values: RegistrationValues): Answer[] => [
    { label: 'Name', value: given(`${values.FirstName} ${values.LastName}`) },
    { label: 'Email', value: given(values.email) },
    { label: 'Phone', value: given(values.phone) },
    { label: 'Address', value: addressOf(values) },
  ],
  2: (values: RegistrationValues, programLabel: string): Answer[] => [
    { label: 'Graduation year', value: given(values.Year) },
    { label: programLabel, value: given(values.Dept === 'Other' ? values.Dept_Other : values.Dept) },
    { label: 'Professional profile', value: given(values.LinkedInURL) },
    { label: 'Company', value: given(values.Company) },
  ],
};
