import { useId } from 'react';
import * as styles from './controls.css.ts';

export type RadiosProps<Id extends string> = {
  label: string;
  ids: readonly Id[];
  labels: Readonly<Record<Id, string>>;
  value: Id;
  onChange: (value: Id) => void;
};

/** A group of radio buttons. */
export function Radios<Id extends string>({
  label,
  ids,
  labels,
  value,
  onChange,
}: RadiosProps<Id>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {ids.map((id) => (
          <label key={id} className={styles.option}>
            <input
              type="radio"
              className={styles.mark}
              name={name}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            {labels[id]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
