import { ChipRadio } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { FieldSet } from '../../fields/FieldSet/index.ts';
import * as styles from './JobForm.css.ts';
import type { JobFormState } from './useJobForm.ts';

interface ChipChoiceProps {
  field: ReturnType<JobFormState['fields']['text']>;
  legend: string;
  options: readonly { value: string; label: string }[];
}

/** Choice of one of a few answers, all visible. */
export function ChipChoice({
  field: { id, error, name, value, onChange },
  legend,
  options,
}: ChipChoiceProps) {
  return (
    <FieldSet legend={legend} id={id} error={error} space="tight" className={styles.choice}>
      <Cluster space={8} className={styles.chips}>
        {options.map((option) => (
          <ChipRadio
            key={option.value}
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={onChange}
            aria-invalid={error ? true : undefined}
          >
            {option.label}
          </ChipRadio>
        ))}
      </Cluster>
    </FieldSet>
  );
}
