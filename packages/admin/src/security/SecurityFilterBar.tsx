import { Button, FilterBar, SearchField, Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { securityMessages } from './messages.ts';
import { allTime, PeriodSelect, periodQuery } from './PeriodSelect.tsx';

/** What was chosen; what was left open is absent. */
export type SecurityFilter<Kind extends string> = {
  searchTerm?: string;
  kind?: Kind;
  from?: string;
  to?: string;
};

export type SecurityFilterBarProps<Kind extends string> = {
  label: string;
  searchPlaceholder: string;
  /** What the kinds are: actions, reasons. */
  kindLabel: string;
  kinds: readonly { id: Kind; label: string }[];
  /** Called by the button and by Enter. */
  onApply: (filter: SecurityFilter<Kind>) => void;
};

/** Narrows a list of the security page by a text, by the kind of its rows and by time. */
export function SecurityFilterBar<Kind extends string>({
  label,
  searchPlaceholder,
  kindLabel,
  kinds,
  onApply,
}: SecurityFilterBarProps<Kind>) {
  const messages = useMessages(securityMessages);
  const [searchTerm, setSearchTerm] = useState('');
  const [kind, setKind] = useState<Kind | 'all'>('all');
  const [period, setPeriod] = useState(allTime);
  const apply = () =>
    onApply({
      ...(searchTerm.trim() ? { searchTerm: searchTerm.trim() } : {}),
      ...(kind === 'all' ? {} : { kind }),
      ...periodQuery(period),
    });
  return (
    <FilterBar
      label={label}
      onSubmit={apply}
      search={
        <SearchField
          label={messages.search}
          placeholder={searchPlaceholder}
          value={searchTerm}
          onChange={setSearchTerm}
        />
      }
      actions={
        <Button type="submit" variant="primary">
          {messages.find}
        </Button>
      }
    >
      <Select<Kind | 'all'>
        label={kindLabel}
        isLabelInside
        items={[{ id: 'all', label: messages.all }, ...kinds]}
        value={kind}
        onChange={setKind}
      />
      <PeriodSelect value={period} onChange={setPeriod} />
    </FilterBar>
  );
}
