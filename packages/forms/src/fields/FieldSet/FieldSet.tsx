import { classNames } from '@banyan/ui/style';
import type { ComponentProps, ReactNode } from 'react';
import * as field from '../Field/Field.css.ts';
import { FieldError, useControlWiring } from '../Field/index.ts';
import * as styles from './FieldSet.css.ts';

export const fieldSetSpaces = ['wide', 'tight'] as const;
export type FieldSetSpace = (typeof fieldSetSpaces)[number];

export interface FieldSetProps
  extends Omit<ComponentProps<'fieldset'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'disabled'> {
  /** Common name of the fields inside. */
  legend: ReactNode;
  /** Id of the group. Set it if an `ErrorSummary` links here. @default a generated one */
  id?: string | undefined;
  /** Help for answering, between legend and fields. */
  hint?: ReactNode;
  /** Error message of the whole group, as a sentence. */
  error?: string | undefined;
  /** Marks the whole group as optional. @default false */
  optional?: boolean;
  /** Distance between the children: `wide` between whole fields, `tight` between the answers of one. @default 'wide' */
  space?: FieldSetSpace;
}

/** Group of fields under one name, such as an address. For one question with several answers use `RadioGroupField`. */
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
