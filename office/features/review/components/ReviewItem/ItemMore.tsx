import type { Duplicate, Submission } from '@banyan/api/office';
import { Button, ButtonLink, VisuallyHidden } from '@banyan/ui/elements';
import { useId } from 'react';
import { InlineAlert } from '../../../../shell/components/InlineAlert/InlineAlert.tsx';
import { Timeline } from '../../../../shell/components/Timeline/Timeline.tsx';
import { duplicateWords, updateWords } from '../duplicateWords.ts';
import { firstNameOf, happeningWords } from '../words.ts';
import * as styles from './ReviewItem.css.ts';

/** Possible duplicates of this person. Information only; nothing is decided from it. */
export const Duplicates = ({
  duplicates,
  hrefOf,
}: {
  duplicates: readonly Duplicate[];
  hrefOf: (ref: string) => string;
}) =>
  duplicates.map((duplicate) => (
    <InlineAlert
      key={duplicate.ref}
      tone="warning"
      action={
        <ButtonLink variant="line" size="small" href={hrefOf(duplicate.ref)} className={styles.small}>
          See duplicate<VisuallyHidden> {duplicate.ref}</VisuallyHidden>
        </ButtonLink>
      }
    >
      <b>Possible duplicate.</b> {duplicateWords(duplicate)}
    </InlineAlert>
  ));

const importTones = { clear: 'success', unclear: 'warning', none: 'info' } as const;

/** Match of the applicant with the alumni register. Information only; nothing is decided from it. */
export const GraduateMatch = ({
  match,
  said,
}: NonNullable<Extract<Submission, { kind: 'member' }>['graduateMatch']>) => (
  <InlineAlert tone={importTones[match]}>{said}</InlineAlert>
);

export interface MergeProps {
  /** Reference of the existing entry. */
  into: string;
  /** Name of the member; `undefined` if the server does not return it. */
  name: string | undefined;
  onMerge: (() => void) | undefined;
}

/** Notice that another approved member has the same email, with an action to merge this request into their entry. */
export const Merge = ({ into, name, onMerge }: MergeProps) => (
  <InlineAlert
    action={
      onMerge && (
        <Button variant="line" size="small" onClick={onMerge} className={styles.small}>
          {updateWords(into, name)}
        </Button>
      )
    }
  >
    {name === undefined ? into : `${name}, ${into},`} is approved with the same email.
  </InlineAlert>
);

/** History of a submission, oldest first. */
export function History({ item }: { item: Submission }) {
  const id = useId();
  if (item.history.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        History
      </h3>
      <Timeline
        items={item.history.map((happening) => ({
          id: `${happening.at} ${happening.what}`,
          at: happening.at,
          words: happeningWords(happening, firstNameOf(item.name)),
        }))}
      />
    </section>
  );
}
