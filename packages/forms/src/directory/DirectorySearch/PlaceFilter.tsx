import { Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ChevronDown } from 'lucide';
import { useId } from 'react';
import { control } from '../../fields/Field/Field.css.ts';
import * as styles from './DirectorySearch.css.ts';

/** Places of one kind: `States`. */
export interface PlaceGroup {
  label: string;
  /** Value in the address and name of each place. */
  places: readonly (readonly [value: string, name: string])[];
}

export interface PlaceFilterProps {
  place: string;
  groups: readonly PlaceGroup[];
  label: string;
  anywhere: string;
  onChoose: () => void;
}

/** Filter for the place where members live. */
export function PlaceFilter({ place, groups, label, anywhere, onChoose }: PlaceFilterProps) {
  const id = useId();
  return (
    <div className={styles.part}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.placeFrame}>
        <select
          id={id}
          name="place"
          defaultValue={place}
          onChange={onChoose}
          className={classNames(control, styles.place)}
        >
          <option value="">{anywhere}</option>
          {groups.map(({ label, places }) => (
            <optgroup key={label} label={label}>
              {places.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Icon icon={ChevronDown} size={16} className={styles.placeIcon} />
      </span>
    </div>
  );
}
