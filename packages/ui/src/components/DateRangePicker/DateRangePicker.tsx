import type { DateValue } from '@internationalized/date';
import {
  DateRangePicker as AriaDateRangePicker,
  type DateRangePickerProps as AriaProps,
  Group,
  RangeCalendar,
} from 'react-aria-components';
import {
  CalendarOpener,
  CalendarPopover,
  DateSegments,
  Month,
} from '../DatePicker/calendarParts.tsx';
import * as styles from '../DatePicker/DatePicker.css.ts';
import { fromDateValue, toDateValue } from '../DatePicker/dateValue.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { fieldLook, type SizedFieldProps } from '../Field/fieldLook.ts';
import { type FieldProps, validity } from '../Field/fieldProps.ts';

/** Both days are part of the range: `2026-11-01` to `2026-11-30`. */
export type DateRangeValue = { from: string; to: string };

export type DateRangePickerProps = Pick<
  AriaProps<DateValue>,
  'autoFocus' | 'isDisabled' | 'isReadOnly' | 'isRequired'
> &
  FieldProps &
  SizedFieldProps & {
    /** Null for none. */
    value?: DateRangeValue | null;
    defaultValue?: DateRangeValue;
    /** Receives the range once both dates are whole, and null when it is cleared. */
    onChange?: (value: DateRangeValue | null) => void;
    /** The first date that can be chosen. */
    minValue?: string;
    /** The last date that can be chosen. */
    maxValue?: string;
  };

const readDay = (text: string | undefined) => toDateValue(text, false);

function readRange(range: DateRangeValue | null | undefined) {
  const start = readDay(range?.from);
  const end = readDay(range?.to);
  return start && end ? { start, end } : null;
}

/** Two dates and all days between them, typed or chosen in a calendar. */
export function DateRangePicker({
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
  ...rest
}: DateRangePickerProps) {
  return (
    <AriaDateRangePicker
      {...rest}
      {...validity(errorMessage)}
      {...(value === undefined ? {} : { value: readRange(value) })}
      defaultValue={readRange(defaultValue)}
      minValue={readDay(minValue)}
      maxValue={readDay(maxValue)}
      onChange={(range) =>
        onChange?.(range && { from: fromDateValue(range.start), to: fromDateValue(range.end) })
      }
      className={fieldLook(size)}
    >
      <FieldLabel isHidden={hideLabel} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <Group className={styles.group}>
        <span className={styles.dates}>
          <DateSegments slot="start" />
          <span aria-hidden="true" className={styles.dash}>
            –
          </span>
          <DateSegments slot="end" />
        </span>
        <CalendarOpener />
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <CalendarPopover>
        <RangeCalendar data-range>
          <Month />
        </RangeCalendar>
      </CalendarPopover>
    </AriaDateRangePicker>
  );
}
