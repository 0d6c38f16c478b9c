import type { DateValue } from '@internationalized/date';
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaProps,
  Calendar,
  Group,
} from 'react-aria-components';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { fieldLook, type SizedFieldProps } from '../Field/fieldLook.ts';
import { type FieldProps, validity } from '../Field/fieldProps.ts';
import { CalendarOpener, CalendarPopover, DateSegments, Month } from './calendarParts.tsx';
import * as styles from './DatePicker.css.ts';
import { fromDateValue, toDateValue } from './dateValue.ts';

export type DatePickerProps = Pick<
  AriaProps<DateValue>,
  'autoFocus' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'name'
> &
  FieldProps &
  SizedFieldProps & {
    /** `2026-11-26`, with a time `2026-11-26T09:30`; empty for none. */
    value?: string;
    defaultValue?: string;
    /** Receives the value once it is a whole date, and the empty one when it is cleared. */
    onChange?: (value: string) => void;
    /** The first date that can be chosen. */
    minValue?: string;
    /** The last date that can be chosen. */
    maxValue?: string;
    /** Asks for the time too. @default false */
    hasTime?: boolean;
  };

/** A date, typed or chosen in a calendar. */
export function DatePicker({
  label,
  size,
  hideLabel,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  hasTime = false,
  ...rest
}: DatePickerProps) {
  const read = (text: string | undefined) => toDateValue(text, hasTime);
  return (
    <AriaDatePicker
      {...rest}
      {...validity(errorMessage)}
      granularity={hasTime ? 'minute' : 'day'}
      {...(value === undefined ? {} : { value: read(value) })}
      defaultValue={read(defaultValue)}
      minValue={read(minValue)}
      maxValue={read(maxValue)}
      onChange={(next) => onChange?.(fromDateValue(next))}
      className={fieldLook(size)}
    >
      <FieldLabel isHidden={hideLabel} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <Group className={styles.group}>
        <span className={styles.dates}>
          <DateSegments />
        </span>
        <CalendarOpener />
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <CalendarPopover>
        <Calendar>
          <Month />
        </Calendar>
      </CalendarPopover>
    </AriaDatePicker>
  );
}
