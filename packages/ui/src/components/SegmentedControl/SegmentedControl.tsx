import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { field } from '../Field/Field.css.ts';
import { labelLook } from '../Field/FieldLabel.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './SegmentedControl.css.ts';

export const segmentedControlSizes = ['small', 'medium'] as const;
export type SegmentedControlSize = (typeof segmentedControlSizes)[number];

export type SegmentItem<Id extends string> = {
  id: Id;
  label: string;
  icon?: LucideIcon;
  isDisabled?: boolean;
};

export type SegmentedControlProps<Id extends string> = {
  /** Names the choice. */
  label: string;
  /** Leaves the label to screen readers alone. @default false */
  hideLabel?: boolean;
  items: readonly SegmentItem<Id>[];
  value?: Id;
  /** @default the first item, where there is no `value` */
  defaultValue?: Id;
  onChange?: (value: Id) => void;
  /** Shows the icons alone; the labels become tooltips. @default false */
  hideItemLabels?: boolean;
  /** @default 'medium' */
  size?: SegmentedControlSize;
  isDisabled?: boolean;
};

/** One of a few views or values, all in sight; takes effect at once. */
export function SegmentedControl<Id extends string>({
  label,
  hideLabel = false,
  items,
  value,
  defaultValue = items[0]?.id,
  onChange,
  hideItemLabels = false,
  size = 'medium',
  isDisabled = false,
}: SegmentedControlProps<Id>) {
  const labelId = useId();
  return (
    <div className={field}>
      <span id={labelId} className={labelLook(hideLabel)}>
        {label}
      </span>
      <ToggleButtonGroup
        aria-labelledby={labelId}
        className={styles.track}
        data-size={size}
        disallowEmptySelection
        isDisabled={isDisabled}
        selectedKeys={value === undefined ? undefined : [value]}
        defaultSelectedKeys={defaultValue === undefined ? [] : [defaultValue]}
        onSelectionChange={([chosen]) => onChange?.(chosen as Id)}
      >
        {items.map(({ id, label: text, icon, isDisabled: isItemDisabled }) => (
          <Tooltip key={id} text={text} isName isDisabled={!hideItemLabels}>
            <ToggleButton
              id={id}
              isDisabled={isItemDisabled}
              className={styles.segment}
              aria-label={hideItemLabels ? text : undefined}
              data-icon={hideItemLabels || undefined}
            >
              {icon && <Icon icon={icon} size={size === 'small' ? 16 : 18} />}
              {!hideItemLabels && text}
            </ToggleButton>
          </Tooltip>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
