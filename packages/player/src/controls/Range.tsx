import { useId } from 'react';
import * as styles from './controls.css.ts';

export type RangeProps = {
  label: string;
  minimum: number;
  maximum: number;
  value: number;
  /** The value as text. */
  text: string;
  onChange: (value: number) => void;
};

/** A range slider. */
export function Range({ label, minimum, maximum, value, text, onChange }: RangeProps) {
  const id = useId();
  // React reports every move as `change`, Preact as `input`.
  const take = (event: { currentTarget: HTMLInputElement }) =>
    onChange(Number(event.currentTarget.value));
  return (
    <div className={styles.group}>
      <label className={styles.legend} htmlFor={id}>
        {label}
      </label>
      <div className={styles.rangeRow}>
        <input
          id={id}
          type="range"
          className={styles.range}
          min={minimum}
          max={maximum}
          step={1}
          value={value}
          aria-valuetext={text}
          onInput={take}
          onChange={take}
        />
        {/* The slider tells its value itself; an output would tell it again, and as the panel opens. */}
        <output className={styles.output} htmlFor={id} aria-live="off">
          {text}
        </output>
      </div>
    </div>
  );
}
