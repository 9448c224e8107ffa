import { Heading } from '@banyan/ui/elements';
import type { ReactNode } from 'react';
import { CheckboxField } from '../../fields/CheckboxField/index.ts';
import { FieldRow } from '../../fields/FieldRow/index.ts';
import { PersonField } from '../../fields/PersonField/index.ts';
import * as styles from './JobForm.css.ts';
import type { JobFormState } from './useJobForm.ts';

interface PosterInformationProps {
  state: JobFormState;
  terms: ReactNode;
}

/** Second part of the form: the poster and the terms they agree to. */
export function PosterInformation({ state: { fields, sending: readOnly }, terms }: PosterInformationProps) {
  return (
    <section aria-labelledby="job-poster" className={styles.part}>
      <Heading level={2} size="h2" id="job-poster" className={styles.heading}>
        Your Information
      </Heading>
      <FieldRow>
        <PersonField
          {...fields.text('postedBy.User.name')}
          asks="name"
          label="Your name"
          readOnly={readOnly}
        />
        <PersonField {...fields.text('postedBy.User.email')} asks="email" readOnly={readOnly} />
      </FieldRow>
      <FieldRow>
        <PersonField
          {...fields.text('postedBy.User.contactNo')}
          asks="phone"
          placeholder="(555) 555-0142"
          readOnly={readOnly}
        />
      </FieldRow>
      <div>
        <CheckboxField
          {...fields.checkbox('showContact')}
          label="Show my email and number beside the job"
          hint="Your name is shown either way."
        />
        <CheckboxField {...fields.checkbox('agreeTerms')} label={terms} />
      </div>
    </section>
  );
}
