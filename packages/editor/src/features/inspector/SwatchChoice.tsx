import { plain } from '@dreamfork/ui/css';
import { Check } from 'lucide-react';
import { useId } from 'react';
import * as styles from './SwatchChoice.css.ts';

export type Swatch<Id extends string> = {
  id: Id;
  /** The name of the colour, which is read out. */
  label: string;
  /** A colour of CSS. */
  ground: string;
  /** The colour of the tick on it. */
  tick?: string;
};

export type SwatchChoiceProps<Id extends string> = {
  legend: string;
  swatches: readonly Swatch<Id>[];
  value: Id;
  onChange: (id: Id) => void;
};

/** One colour out of a few. */
export function SwatchChoice<Id extends string>({
  legend,
  swatches,
  value,
  onChange,
}: SwatchChoiceProps<Id>) {
  const name = useId();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {swatches.map(({ id, label, ground, tick }) => (
          <label key={id} className={styles.option} title={label}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              aria-label={label}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            <span
              className={styles.swatch}
              style={{ backgroundColor: ground, color: tick }}
              aria-hidden
            >
              {id === value && <Check className={plain} size={15} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
