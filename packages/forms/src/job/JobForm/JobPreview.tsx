import { jobAge, limits } from '@banyan/api/contract';
import { JobRow } from '@banyan/ui/content';
import { Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { type ReactNode, useId } from 'react';
import * as styles from './JobForm.css.ts';
import type { JobValues } from './useJobForm.ts';

export interface PreviewWords {
  heading: ReactNode;
  /** What the line means, and who sees e-mail and number while the poster has not agreed to show them. */
  note: ReactNode;
  /** The same, once the poster has agreed. */
  noteWithContact: ReactNode;
}

/** Beside the form: the job's row on the board, as it stands so far. */
export function JobPreview({ values, words }: { values: JobValues; words: PreviewWords }) {
  const headingId = useId();
  const shown = values.showContact;
  return (
    <Stack element="aside" space={16} aria-labelledby={headingId} className={styles.aside}>
      <Text element="p" size="label" id={headingId}>
        {words.heading}
      </Text>
      <JobRow
        title={values.title || 'Job title'}
        company={values.company || 'Company name'}
        location={values.location || 'Location'}
        jobType={values.jobType}
        description={values.description || 'Job description'}
        requirements={values.requirements}
        age={`Posted ${jobAge('1970-01-01', 0)}`}
        days={0}
        daysOnBoard={limits.jobBoardDays}
        poster={{
          name: values['postedBy.User.name'] || 'you',
          email: shown ? values['postedBy.User.email'] : '',
          phone: shown ? values['postedBy.User.contactNo'] : '',
        }}
      />
      <Text size="small" tone="quiet">
        {shown ? words.noteWithContact : words.note}
      </Text>
    </Stack>
  );
}
