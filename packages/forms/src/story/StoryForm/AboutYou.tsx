import { storyDepartments, storyYears } from '@banyan/api/contract';
import { Heading } from '@banyan/ui/elements';
import { useHydrated } from '@banyan/ui/overlays';
import { type ReactNode, useId } from 'react';
import { CheckboxField } from '../../fields/CheckboxField/index.ts';
import { FieldRow } from '../../fields/FieldRow/index.ts';
import { SelectField } from '../../fields/SelectField/index.ts';
import { TextField } from '../../fields/TextField/index.ts';
import * as styles from './StoryForm.css.ts';
import type { StoryState } from './useStory.ts';

export interface AboutYouProps {
  fields: StoryState['fields'];
  readOnly: boolean;
  /** What one agrees to. */
  terms: ReactNode;
}

const optionsOf = (values: readonly (string | number)[]) =>
  values.map((value) => ({ value: String(value), label: String(value) }));
const departments = optionsOf(storyDepartments);

/** Who tells it, and how the editors reach them. */
export function AboutYou({ fields, readOnly, terms }: AboutYouProps) {
  const headingId = useId();
  // A page that was written out last year would offer other years than the browser.
  const years = useHydrated() ? storyYears() : [];
  return (
    <section aria-labelledby={headingId} className={styles.group}>
      <Heading level={2} size="h2" id={headingId}>
        About you
      </Heading>
      <FieldRow>
        <TextField {...fields.text('name')} label="Name" autoComplete="name" readOnly={readOnly} />
        <TextField
          {...fields.text('email')}
          type="email"
          label="Email"
          autoComplete="email"
          readOnly={readOnly}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          {...fields.text('contactNo')}
          type="tel"
          label="Contact number"
          autoComplete="tel"
          readOnly={readOnly}
        />
        <SelectField
          {...fields.text('graduationYear')}
          label="Graduation year"
          placeholder="Choose a year"
          options={optionsOf(years)}
        />
      </FieldRow>
      <SelectField
        {...fields.text('department')}
        label="Department"
        placeholder="Choose a department"
        options={departments}
      />
      <FieldRow>
        <TextField
          {...fields.text('currentRole')}
          label="Current role"
          autoComplete="organization-title"
          readOnly={readOnly}
        />
        <TextField
          {...fields.text('company')}
          label="Company or organization"
          autoComplete="organization"
          readOnly={readOnly}
        />
      </FieldRow>
      <CheckboxField {...fields.flagged('agreeTerms')} label={terms} />
    </section>
  );
}
