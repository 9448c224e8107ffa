import { classNames } from '@banyan/ui/style';
import type { ComponentProps, ReactNode } from 'react';
import * as field from '../Field/Field.css.ts';
import { FieldError, useControlWiring } from '../Field/index.ts';
import * as styles from './FieldSet.css.ts';

export const fieldSetSpaces = ['wide', 'tight'] as const;
export type FieldSetSpace = (typeof fieldSetSpaces)[number];

export interface FieldSetProps
  extends Omit<ComponentProps<'fieldset'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'disabled'> {
  /** What the fields inside have in common. */
  legend: ReactNode;
  /** The group's id. Give one where an `ErrorSummary` links here. @default a generated one */
  id?: string | undefined;
  /** How to answer, between legend and fields. */
  hint?: ReactNode;
  /** What is wrong with the whole group, as a sentence. */
  error?: string | undefined;
  /** All of it may be left out. @default false */
  optional?: boolean;
  /** Between whole fields, or between the answers of one. @default 'wide' */
  space?: FieldSetSpace;
}

/** Several fields under one name: an address. For one question with several answers use `RadioGroupField`. */
export function FieldSet({
  legend,
  id,
  hint,
  error,
  optional = false,
  space = 'wide',
  className,
  children,
  ...rest
}: FieldSetProps) {
  const { wiring, hintId, errorId } = useControlWiring({ id, hint, error });
  return (
    <fieldset
      {...rest}
      id={wiring.id}
      aria-describedby={wiring['aria-describedby']}
      tabIndex={-1}
      data-space={space}
      className={classNames(styles.set, styles.spaces[space], className)}
    >
      <legend className={classNames(field.label, styles.legend)}>
        <span>{legend}</span>
        {optional && <span className={field.optional}>Optional</span>}
      </legend>
      {hint ? (
        <p id={hintId} className={field.hint}>
          {hint}
        </p>
      ) : null}
      {children}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}
