import * as styles from './component.css.ts';

interface ChoicesProps<Value extends string> {
  label: string;
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Row of buttons of which one is pressed. */
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
