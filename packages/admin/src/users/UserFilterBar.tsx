import { roles, userStatuses } from '@dreamfork/api-client';
import { Button, FilterBar, SearchField, Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { userMessages } from '../messages/users.ts';
import { noFilters, type UserFilters } from './userFilters.ts';

export type UserFilterBarProps = {
  /** Receives the filters when they are to be applied. */
  onApply: (filters: UserFilters) => void;
};

/** Search and filters over the list of users; nothing is asked before the button says so. */
export function UserFilterBar({ onApply }: UserFilterBarProps) {
  const words = useMessages(userMessages);
  const [filters, setFilters] = useState(noFilters);
  const change = (part: Partial<UserFilters>) => setFilters((before) => ({ ...before, ...part }));

  return (
    <FilterBar
      label={words.filters}
      onSubmit={() => onApply(filters)}
      search={
        <SearchField
          label={words.search}
          placeholder={words.searchPlaceholder}
          value={filters.searchTerm}
          onChange={(searchTerm) => change({ searchTerm })}
        />
      }
      actions={
        <>
          <Button type="submit" variant="primary">
            {words.find}
          </Button>
          <Button
            variant="quiet"
            onPress={() => {
              setFilters(noFilters);
              onApply(noFilters);
            }}
          >
            {words.reset}
          </Button>
        </>
      }
    >
      <Select
        label={words.status}
        isLabelInside
        items={[
          { id: 'all', label: words.all },
          ...userStatuses.map((id) => ({ id, label: words.statuses[id] })),
        ]}
        value={filters.status}
        onChange={(status) => change({ status })}
      />
      <Select
        label={words.role}
        isLabelInside
        items={[{ id: 'all', label: words.all }, ...roles.map((id) => ({ id, label: id }))]}
        value={filters.role}
        onChange={(role) => change({ role })}
      />
      <Select
        label={words.premium}
        isLabelInside
        items={[
          { id: 'all', label: words.all },
          { id: 'true', label: words.hasPremium },
          { id: 'false', label: words.noPremium },
        ]}
        value={filters.premium}
        onChange={(premium) => change({ premium })}
      />
    </FilterBar>
  );
}
