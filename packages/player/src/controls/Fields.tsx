import { useId } from 'react';
import * as styles from './controls.css.ts';

export type CheckProps = {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
};

/** A setting that is on or off. */
export const Check = ({ label, isChecked, onChange }: CheckProps) => (
  <label className={styles.option}>
    <input
      type="checkbox"
      className={styles.mark}
      checked={isChecked}
      onChange={() => onChange(!isChecked)}
    />
    {label}
  </label>
);

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

export type SliderProps = {
  id?: string;
  /** The name of a slider without a visible label. */
  label?: string;
  minimum?: number;
  maximum: number;
  /** @default 1 */
  step?: number;
  value: number;
  /** The value as text. */
  text: string;
  onChange: (value: number) => void;
};

/** A range slider without a visible label. */
export function Slider({
  id,
  label,
  minimum = 0,
  maximum,
  step = 1,
  value,
  text,
  onChange,
}: SliderProps) {
  // React reports every move as `change`, Preact as `input`.
  const take = (event: { currentTarget: HTMLInputElement }) =>
    onChange(Number(event.currentTarget.value));
  return (
    <input
      id={id}
      type="range"
      className={styles.range}
      aria-label={label}
      aria-valuetext={text}
      min={minimum}
      max={maximum}
      step={step}
      value={value}
      onInput={take}
      onChange={take}
    />
  );
}

export type RangeProps = Omit<SliderProps, 'id' | 'step'> & { label: string };

/** A range slider with its label and its value. */
export function Range({ label, ...slider }: RangeProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      <label className={styles.legend} htmlFor={id}>
        {label}
      </label>
      <div className={styles.rangeRow}>
        <Slider id={id} {...slider} />
        {/* The slider tells its value itself; an output would tell it again, and as the panel opens. */}
        <output className={styles.output} htmlFor={id} aria-live="off">
          {slider.text}
        </output>
      </div>
    </div>
  );
}
