import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { row, words } from '../Checkbox/choice.css.ts';
import { field, help } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useFormReset } from '../Field/useFormReset.ts';
import * as styles from './Switch.css.ts';

type PlainAttributes = Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'className' | 'style' | 'onChange' | 'checked' | 'defaultChecked' | 'disabled'
>;

export type SwitchProps = PlainAttributes &
  Pick<FieldProps, 'description'> & {
    /** What is switched on and off. */
    children: ReactNode;
    isSelected?: boolean;
    defaultSelected?: boolean;
    onChange?: (isSelected: boolean) => void;
    /** @default false */
    isDisabled?: boolean;
    /** The input element. */
    ref?: Ref<HTMLInputElement | null>;
  };

// The browser tells itself whether it is checked.
const native = { type: 'checkbox', role: 'switch' } as const;

/** A setting that takes effect at once. */
export function Switch({
  description,
  children,
  isSelected,
  defaultSelected,
  onChange,
  isDisabled = false,
  ref,
  ...rest
}: SwitchProps) {
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLInputElement, []);
  const [initial] = useState(defaultSelected ?? isSelected ?? false);
  useFormReset(element, () => {
    if (element.current?.checked !== initial) onChange?.(initial);
  });
  const ownId = useId();
  const descriptionId = description ? ownId : undefined;
  const describedBy = [descriptionId, rest['aria-describedby']].filter(Boolean).join(' ');
  return (
    <div className={field}>
      <label className={row} data-disabled={isDisabled || undefined}>
        <input
          {...rest}
          {...native}
          ref={element}
          className={hidden}
          checked={isSelected}
          defaultChecked={defaultSelected}
          disabled={isDisabled}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
        <span className={words}>{children}</span>
      </label>
      {description && (
        <span id={descriptionId} className={help}>
          {description}
        </span>
      )}
    </div>
  );
}
