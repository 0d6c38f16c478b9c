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
