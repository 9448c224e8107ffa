import { programCodes } from '@banyan/api/contract';
import { FieldBranch, FieldRow, SelectField, TextField } from '@banyan/forms/fields';
import { ErrorSummary, FormBody, FormFoot } from '@banyan/forms/form';
import { Button, TextLink } from '@banyan/ui/elements';
import { myEntry } from '../../content/myEntry.ts';
import type { OpenedEntry } from '../../request.ts';
import { Refused } from './Refused.tsx';

const { fields: labels, note, button, open } = myEntry.correct;
const programs = programCodes.map((code) => ({ value: code, label: code }));

export interface CorrectFormProps extends Pick<OpenedEntry, 'values' | 'errors' | 'message'> {
  /** URL that the form posts to. */
  action: string;
  /** Identifies the entry: the token of the link, or the id of one’s own entry. */
  about: { name: 'token' | 'entry'; value: string };
}

/** Form for correcting one’s directory entry; volunteers review it. A plain form: the server validates it. */
export function CorrectForm({ action, about, values, errors, message }: CorrectFormProps) {
  const field = (name: keyof OpenedEntry['values']) => ({
    name,
    id: `entry-${name}`,
    defaultValue: values[name],
    error: errors.find((error) => error.field === name)?.message,
    // Autofill could insert another person’s data over this entry.
    autoComplete: 'off',
  });
  return (
    <FormBody method="post" action={action} aria-label={open.heading}>
      <input type="hidden" {...about} />
      <ErrorSummary
        entries={errors.map((error) => ({ id: `entry-${error.field}`, message: error.message }))}
      />
      <Refused message={errors.length === 0 ? message : undefined} />
      <FieldRow>
        <TextField {...field('FirstName')} label={labels.firstName} hint={labels.firstNameHint} />
        <TextField {...field('LastName')} label={labels.lastName} hint={labels.lastNameHint} optional />
      </FieldRow>
      <FieldRow ratio="1/2">
        <TextField {...field('Year')} type="year" label={labels.year} />
        <SelectField
          {...field('Dept')}
          label={labels.program}
          placeholder={labels.choose}
          options={programs}
        />
      </FieldRow>
      <FieldBranch withOther>
        <TextField {...field('Dept_Other')} label={labels.otherProgram} hint={labels.otherProgramHint} />
      </FieldBranch>
      <TextField
        {...field('LinkedInURL')}
        type="url"
        label={labels.profile}
        hint={labels.profileHint}
        optional
      />
      <FieldRow>
        <TextField {...field('Company')} label={labels.company} hint={labels.shown} optional />
        <TextField {...field('State')} label={labels.state} hint={labels.shown} optional />
      </FieldRow>
      <FormFoot
        note={
          <>
            {note} <TextLink href="/contact">{myEntry.ways.contact}</TextLink>
          </>
        }
      >
        <Button type="submit" size="large">
          {button}
        </Button>
      </FormFoot>
    </FormBody>
  );
}
