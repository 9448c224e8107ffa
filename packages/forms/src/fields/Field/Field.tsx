import { classNames } from '@banyan/ui/style';
import { type ReactNode, useId } from 'react';
import * as styles from './Field.css.ts';
import { FieldError } from './FieldError.tsx';

/** What every field takes, whatever its control. */
export interface FieldBase {
  /** What is asked for, in a word or two. Always visible. */
  label: ReactNode;
  /** Key of the payload, dotted for nested ones. Also what a form posted without JavaScript sends. */
  name: string;
  /** The control's id. Give one where an `ErrorSummary` links here. @default a generated one */
  id?: string | undefined;
  /** How to answer, between label and control. */
  hint?: ReactNode;
  /** What is wrong with the answer, as a sentence. */
  error?: string | undefined;
  /** Says "Optional" beside the label. Required fields say nothing. @default false */
  optional?: boolean;
}

/** The attributes that tie a control to its label, hint and error. */
export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Ids and attributes for a control with this hint and error. */
export function useControlWiring({ id, hint, error }: Pick<FieldBase, 'id' | 'hint' | 'error'>) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const wiring: ControlWiring = {
    id: controlId,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { wiring, hintId, errorId };
}

export interface FieldProps extends Omit<FieldBase, 'name'> {
  /** On the root, for placing the field. */
  className?: string | undefined;
  /** Renders the control. Spread the wiring on it. */
  children: (wiring: ControlWiring) => ReactNode;
}

/**
 * The shell of one control: label, hint, control, error, in that order and tied together. For a control that the other
 * fields do not cover; otherwise use `TextField` and its siblings.
 */
export function Field({ label, id, hint, error, optional = false, className, children }: FieldProps) {
  const { wiring, hintId, errorId } = useControlWiring({ id, hint, error });
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={wiring.id} className={styles.label}>
        <span>{label}</span>
        {optional && <span className={styles.optional}>Optional</span>}
      </label>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {children(wiring)}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
