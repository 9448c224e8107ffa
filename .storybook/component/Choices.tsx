import * as styles from '../../packages/ui/docs/component/component.css.ts';

interface ChoicesProps<Value extends string> {
  label: string;
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One of a few, as buttons beside each other. */
export function Choices<Value extends string>({ label, values, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className={styles.choices} aria-label={label}>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {value}
        </button>
      ))}
    </fieldset>
  );
}
