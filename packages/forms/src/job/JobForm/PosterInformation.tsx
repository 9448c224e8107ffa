import { Heading } from '@banyan/ui/elements';
import type { ReactNode } from 'react';
import { CheckboxField } from '../../fields/CheckboxField/index.ts';
import { FieldRow } from '../../fields/FieldRow/index.ts';
import { TextField } from '../../fields/TextField/index.ts';
import * as styles from './JobForm.css.ts';
import type { JobFormState } from './useJobForm.ts';

interface PosterInformationProps {
  state: JobFormState;
  terms: ReactNode;
}

/** The second part: who posts it, and what they agree to. */
export function PosterInformation({ state: { fields, sending: readOnly }, terms }: PosterInformationProps) {
  return (
    <section aria-labelledby="job-poster" className={styles.part}>
      <Heading level={2} size="h2" id="job-poster" className={styles.heading}>
        Your Information
      </Heading>
      <FieldRow>
        <TextField
          {...fields.text('postedBy.User.name')}
          label="Your name"
          autoComplete="name"
          readOnly={readOnly}
        />
        <TextField
          {...fields.text('postedBy.User.email')}
          type="email"
          label="Email"
          autoComplete="email"
          readOnly={readOnly}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          {...fields.text('postedBy.User.contactNo')}
          type="tel"
          label="Contact number"
          placeholder="(555) 555-0142"
          autoComplete="tel"
          readOnly={readOnly}
        />
      </FieldRow>
      <div>
        <CheckboxField
          {...fields.flagged('showContact')}
          label="Show my email and number beside the job"
          hint="Your name stands there either way."
        />
        <CheckboxField {...fields.flagged('agreeTerms')} label={terms} />
      </div>
    </section>
  );
}
