import { classNames } from '@banyan/ui/style';
import { type ComponentProps, type MouseEvent, useId } from 'react';
import { goToControl } from '../controlOf.ts';
import { live } from '../live.css.ts';
import * as styles from './ErrorSummary.css.ts';

export interface SummaryEntry {
  /** Id of the control, or of the group it is in. */
  id: string;
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-live'> {
  /** Errors, in the order of the form. Nothing is shown if empty. */
  entries: readonly SummaryEntry[];
  /** Returns the heading for this number of entries. @default 'Two answers need another look', with their number in words */
  heading?: (count: number) => string;
  /** Present if the form moves the focus here. Then nothing else is announced: a screen reader would mix both. */
  'data-summary'?: '';
}

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven'];

const inWords = (count: number): string =>
  count === 1 ? 'One answer needs another look' : `${words[count] ?? count} answers need another look`;

const goTo = (id: string) => (event: MouseEvent) => {
  if (goToControl(id)) event.preventDefault();
};

/**
 * Summary of all errors of a form, above its first field; each entry links to its field. Render it from the start, empty, so that
 * new entries are announced. At the field the same sentence is a `FieldError`.
 */
export function ErrorSummary({ entries, heading = inWords, className, ...rest }: ErrorSummaryProps) {
  const headingId = useId();
  return (
    <div
      {...rest}
      aria-live={rest['data-summary'] === undefined ? 'polite' : undefined}
      className={classNames(live, className)}
    >
      {entries.length > 0 && (
        <section aria-labelledby={headingId} tabIndex={-1} className={styles.summary}>
          <span aria-hidden="true" className={styles.count}>
            {entries.length}
          </span>
          <h2 id={headingId} className={styles.heading}>
            {heading(entries.length)}
          </h2>
          <ul>
            {entries.map(({ id, message }) => (
              <li key={id} className={styles.item}>
                <a href={`#${id}`} onClick={goTo(id)} className={styles.link}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
