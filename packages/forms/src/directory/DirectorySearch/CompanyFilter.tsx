import { classNames } from '@banyan/ui/style';
import { type ComponentProps, useId } from 'react';
import { control } from '../../fields/Field/Field.css.ts';
import * as styles from './DirectorySearch.css.ts';

export interface CompanyFilterProps extends ComponentProps<'input'> {
  label: string;
}

/** Field for a company name or its beginning. */
export function CompanyFilter({ label, ...rest }: CompanyFilterProps) {
  const id = useId();
  return (
    <div className={styles.part}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        name="company"
        autoComplete="off"
        spellCheck={false}
        className={classNames(control, styles.company)}
      />
    </div>
  );
}
