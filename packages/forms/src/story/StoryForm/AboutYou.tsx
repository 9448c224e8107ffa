import { storyDepartments, storyYears } from '@banyan/api/contract';
import { Heading } from '@banyan/ui/elements';
import { useHydrated } from '@banyan/ui/hooks';
import { classNames } from '@banyan/ui/style';
import { type ReactNode, useId } from 'react';
import { CheckboxField } from '../../fields/CheckboxField/index.ts';
import { FieldRow } from '../../fields/FieldRow/index.ts';
import { PersonField } from '../../fields/PersonField/index.ts';
import { SelectField } from '../../fields/SelectField/index.ts';
import { TextField } from '../../fields/TextField/index.ts';
import * as styles from './StoryForm.css.ts';
import type { StoryState } from './useStory.ts';

export interface AboutYouProps {
  fields: StoryState['fields'];
  readOnly: boolean;
  /** Year in which the page was rendered. */
  year: number;
  /** Terms that the author agrees to. */
  terms: ReactNode;
}

const optionsOf = (values: readonly (string | number)[]) =>
  values.map((value) => ({ value: String(value), label: String(value) }));
const departments = optionsOf(storyDepartments);

/** Author of the story and their contact information. */
export function AboutYou({ fields, readOnly, terms, year }: AboutYouProps) {
  const headingId = useId();
  // A page rendered last year offers other years than the browser; both must agree until hydration.
  const years = storyYears(useHydrated() ? undefined : year);
  return (
    <section aria-labelledby={headingId} className={classNames(styles.part, styles.about)}>
      <Heading level={2} size="h2" id={headingId}>
        About you
      </Heading>
      <FieldRow>
        <PersonField {...fields.text('name')} asks="name" readOnly={readOnly} />
        <PersonField {...fields.text('email')} asks="email" readOnly={readOnly} />
      </FieldRow>
      <FieldRow>
        <PersonField {...fields.text('contactNo')} asks="phone" readOnly={readOnly} />
        <SelectField
          {...fields.text('graduationYear')}
          label="Graduation year"
          placeholder="Choose a year"
          hint="Shown with your story, which then also appears on your class’s page."
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
        <PersonField
          {...fields.text('company')}
          asks="company"
          label="Company or organization"
          readOnly={readOnly}
        />
      </FieldRow>
      <CheckboxField {...fields.checkbox('agreeTerms')} label={terms} />
    </section>
  );
}
