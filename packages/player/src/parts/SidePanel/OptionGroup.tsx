import { useId } from 'react';
import * as styles from './OptionGroup.css.ts';

export type OptionGroupProps<Value extends string> = {
  label: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
};

/** A few values side by side, one of which holds. */
export function OptionGroup<Value extends string>({
  label,
  values,
  labels,
  value,
  onChange,
}: OptionGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {values.map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {labels[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
