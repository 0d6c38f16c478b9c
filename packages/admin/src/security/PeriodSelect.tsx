import { DateRangePicker, type DateRangeValue, Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { securityMessages } from './messages.ts';

const day = 24 * 60 * 60 * 1000;
const lengths = { day, week: 7 * day, month: 30 * day };
const periods = ['all', 'day', 'week', 'month', 'dates'] as const;

export type Period = {
  id: (typeof periods)[number];
  /** The days of the period `dates`, once they are chosen. */
  dates: DateRangeValue | null;
};

export const allTime: Period = { id: 'all', dates: null };

/** Midnight at the beginning of a day here, so many days later. */
const midnight = (date: string, later = 0): string => {
  const moment = new Date(`${date}T00:00`);
  moment.setDate(moment.getDate() + later);
  return moment.toISOString();
};

/** The part of a query that leaves out what was before or after the period. */
export function periodQuery({ id, dates }: Period): { from?: string; to?: string } {
  if (id === 'all') return {};
  if (id !== 'dates') return { from: new Date(Date.now() - lengths[id]).toISOString() };
  return dates ? { from: midnight(dates.from), to: midnight(dates.to, 1) } : {};
}

type PeriodSelectProps = { value: Period; onChange: (period: Period) => void };

/** Which time a list of the security page is about: a usual span, or days of one's own. */
export function PeriodSelect({ value, onChange }: PeriodSelectProps) {
  const messages = useMessages(securityMessages);
  return (
    <>
      <Select
        label={messages.period}
        isLabelInside
        items={periods.map((id) => ({ id, label: messages.periods[id] }))}
        value={value.id}
        onChange={(id) => onChange({ ...value, id })}
      />
      {value.id === 'dates' && (
        <DateRangePicker
          label={messages.dates}
          hideLabel
          value={value.dates}
          onChange={(dates) => onChange({ ...value, dates })}
        />
      )}
    </>
  );
}
