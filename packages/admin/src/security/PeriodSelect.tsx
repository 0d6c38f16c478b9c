import { Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { securityMessages } from '../messages/security.ts';

const day = 24 * 60 * 60 * 1000;
const lengths = { all: null, day, week: 7 * day, month: 30 * day };
export type Period = keyof typeof lengths;
const periods: readonly Period[] = ['all', 'day', 'week', 'month'];

/** The part of a query that leaves out what was before the period. */
export function startOf(period: Period): { from?: string } {
  const length = lengths[period];
  return length === null ? {} : { from: new Date(Date.now() - length).toISOString() };
}

type PeriodSelectProps = { value: Period; onChange: (period: Period) => void };

/** How far back a list of the security page goes. */
export function PeriodSelect({ value, onChange }: PeriodSelectProps) {
  const messages = useMessages(securityMessages);
  return (
    <Select
      label={messages.period}
      isLabelInside
      items={periods.map((id) => ({ id, label: messages.periods[id] }))}
      value={value}
      onChange={onChange}
    />
  );
}
