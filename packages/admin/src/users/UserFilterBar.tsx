import { roles, userStatuses } from '@dreamfork/api-client';
import { Button, FilterBar, SearchField, Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { userMessages } from './messages.ts';
import { noFilters, type UserFilters } from './userFilters.ts';

export type UserFilterBarProps = {
  /** Receives the filters when they are to be applied. */
  onApply: (filters: UserFilters) => void;
};

/** Search and filters over the list of users; nothing is asked before the button says so. */
export function UserFilterBar({ onApply }: UserFilterBarProps) {
  const messages = useMessages(userMessages);
  const [filters, setFilters] = useState(noFilters);
  const change = (part: Partial<UserFilters>) => setFilters((before) => ({ ...before, ...part }));

  return (
    <FilterBar
      label={messages.filters}
      onSubmit={() => onApply(filters)}
      search={
        <SearchField
          label={messages.search}
          placeholder={messages.searchPlaceholder}
          value={filters.searchTerm}
          onChange={(searchTerm) => change({ searchTerm })}
        />
      }
      actions={
        <>
          <Button type="submit" variant="primary">
            {messages.find}
          </Button>
          <Button
            variant="quiet"
            onPress={() => {
              setFilters(noFilters);
              onApply(noFilters);
            }}
          >
            {messages.reset}
          </Button>
        </>
      }
    >
      <Select
        label={messages.status}
        isLabelInside
        items={[
          { id: 'all', label: messages.all },
          ...userStatuses.map((id) => ({ id, label: messages.statuses[id] })),
        ]}
        value={filters.status}
        onChange={(status) => change({ status })}
      />
      <Select
        label={messages.role}
        isLabelInside
        items={[{ id: 'all', label: messages.all }, ...roles.map((id) => ({ id, label: id }))]}
        value={filters.role}
        onChange={(role) => change({ role })}
      />
      <Select
        label={messages.premium}
        isLabelInside
        items={[
          { id: 'all', label: messages.all },
          { id: 'true', label: messages.hasPremium },
          { id: 'false', label: messages.noPremium },
        ]}
        value={filters.premium}
        onChange={(premium) => change({ premium })}
      />
    </FilterBar>
  );
}
