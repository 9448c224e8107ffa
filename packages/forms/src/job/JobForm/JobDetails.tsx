import { jobMessages, jobTypes, limits } from '@banyan/api/contract';
import { ChipRadio, Heading } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { FieldRow } from '../../fields/FieldRow/index.ts';
import { FieldSet } from '../../fields/FieldSet/index.ts';
import { LengthMeter } from '../../fields/LengthMeter/index.ts';
import { PersonField } from '../../fields/PersonField/index.ts';
import { TextAreaField } from '../../fields/TextAreaField/index.ts';
import { TextField } from '../../fields/TextField/index.ts';
import * as styles from './JobForm.css.ts';
import type { JobFormState } from './useJobForm.ts';

/** The first part: what there is to do, where, and how to apply. */
export function JobDetails({ state: { fields, sending: readOnly } }: { state: JobFormState }) {
  const { text, values } = fields;
  /* Counted as the rule counts: blanks at the ends are no description. */
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
      <JobTypes fields={fields} />
      <TextAreaField
        {...text('description')}
        label="Job description"
        hint="What the person will do on a Tuesday."
        readOnly={readOnly}
        meter={
          <LengthMeter
            count={count}
            least={limits.jobDescriptionLeast}
            words={jobMessages.characters(count)}
          />
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

function JobTypes({ fields }: { fields: JobFormState['fields'] }) {
  const { id, error, name, value, onChange } = fields.text('jobType');
  return (
    <FieldSet legend="Job type" id={id} error={error} space="tight" className={styles.types}>
      <Cluster space={8} className={styles.chips}>
        {jobTypes.map((type) => (
          <ChipRadio
            key={type}
            name={name}
            value={type}
            checked={value === type}
            onChange={onChange}
            aria-invalid={error ? true : undefined}
          >
            {type}
          </ChipRadio>
        ))}
      </Cluster>
    </FieldSet>
  );
}
