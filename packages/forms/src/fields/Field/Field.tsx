import { classNames } from '@banyan/ui/style';
import { type ReactNode, useId } from 'react';
import * as styles from './Field.css.ts';
import { FieldError } from './FieldError.tsx';

/** Props shared by all fields. */
export interface FieldBase {
  /** Name of the question, in a word or two. Always visible. */
  label: ReactNode;
  /** Key of the payload, dotted for nested ones. Also the name under which a form posted without JavaScript sends it. */
  name: string;
  /** Id of the control. Set it if an `ErrorSummary` links here. @default a generated one */
  id?: string | undefined;
  /** Help for answering, between label and control. */
  hint?: ReactNode;
  /** Error message, as a sentence. */
  error?: string | undefined;
  /** Shows "Optional" beside the label. Required fields have no mark. @default false */
  optional?: boolean;
}

/** Attributes that connect a control with its label, hint and error. */
export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Returns ids and attributes for a control with this hint and error. */
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
  /** Class of the root element, for placing the field. */
  className?: string | undefined;
  /** Renders the control. Spread the wiring on it. */
  children: (wiring: ControlWiring) => ReactNode;
}

/**
 * Label, hint, control and error of one control, in that order and connected. For a control that the other fields do not cover;
 * otherwise use `TextField` and its siblings.
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
