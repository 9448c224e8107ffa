import { jobTypes, jobWords, limits } from '@banyan/api/contract';
import { Heading } from '@banyan/ui/elements';
import { CheckboxField } from '../../fields/CheckboxField/index.ts';
import { FieldRow } from '../../fields/FieldRow/index.ts';
import { LengthMeter } from '../../fields/LengthMeter/index.ts';
import { PersonField } from '../../fields/PersonField/index.ts';
import { TextAreaField } from '../../fields/TextAreaField/index.ts';
import { TextField } from '../../fields/TextField/index.ts';
import { ChipChoice } from './ChipChoice.tsx';
import * as styles from './JobForm.css.ts';
import { JobPay } from './JobPay.tsx';
import type { JobFormState } from './useJobForm.ts';

/** First part of the form: the work, its place, and how to apply. */
export function JobDetails({ state }: { state: JobFormState }) {
  const { fields, sending: readOnly } = state;
  const { text, values } = fields;
  /* Counted like the rule counts: without spaces at the ends. */
  const count = values.description.trim().length;
  return (
    <section aria-labelledby="job-details" className={styles.part}>
      <Heading level={2} size="h2" id="job-details" className={styles.heading}>
        Job Details
      </Heading>
      <TextField {...text('title')} label="Job title" autoComplete="off" readOnly={readOnly} />
      <FieldRow>
        <PersonField {...text('company')} asks="company" label="Company name" readOnly={readOnly} />
        <TextField
          {...text('location')}
          label="Location"
          placeholder="City and state, or Remote"
          autoComplete="off"
          readOnly={readOnly}
        />
      </FieldRow>
      <ChipChoice
        field={text('jobType')}
        legend="Job type"
        options={jobTypes.map((type) => ({ value: type, label: type }))}
      />
      <CheckboxField
        {...fields.checkbox('remote')}
        label="Fully remote: it can be done from anywhere in the United States"
      />
      <JobPay state={state} />
      <TextAreaField
        {...text('description')}
        label="Job description"
        hint="What the person will do on a Tuesday."
        readOnly={readOnly}
        meter={
          <LengthMeter count={count} least={limits.jobDescriptionLeast} words={jobWords.characters(count)} />
        }
      />
      <TextAreaField
        {...text('requirements')}
        label="Requirements"
        optional
        placeholder="One per line"
        readOnly={readOnly}
      />
      <TextField
        {...text('applicationLink')}
        type="url"
        label="Application link"
        hint="A page, or an email address."
        placeholder="example.org/4 or jobs@example.org"
        autoComplete="off"
        readOnly={readOnly}
      />
    </section>
  );
}
