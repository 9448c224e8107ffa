import { limits } from '@banyan/api/contract';
import { DimensionLine, Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { type ReactNode, useId } from 'react';
import * as styles from './JobForm.css.ts';
import { JobPreview } from './JobPreview.tsx';
import type { JobValues } from './useJobForm.ts';

export interface PreviewWords {
  heading: ReactNode;
  /** Text under the row: the meaning of its line, and who sees email and number before the poster agrees to show them. */
  note: ReactNode;
  /** The same text after the poster has agreed. */
  noteWithContact: ReactNode;
}

interface JobAsideProps {
  values: JobValues;
  words: PreviewWords;
  /** True once the visitor has begun to fill in the form; until then only the row's line is shown. */
  begun: boolean;
}

/** Preview beside the form: the job's row on the board, updated while the visitor types. */
export function JobAside({ values, words, begun }: JobAsideProps) {
  const headingId = useId();
  return (
    <Stack element="aside" space={16} aria-labelledby={headingId} className={styles.aside}>
      <Text element="p" size="label" id={headingId}>
        {words.heading}
      </Text>
      {begun ? <JobPreview values={values} /> : <DimensionLine value={0} max={limits.jobBoardDays} />}
      <Text size="small" tone="quiet">
        {values.showContact ? words.noteWithContact : words.note}
      </Text>
    </Stack>
  );
}
