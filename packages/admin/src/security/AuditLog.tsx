import { type AuditAction, type AuditExportQuery, auditActions } from '@dreamfork/api-client';
import { auditPages, usePages } from '@dreamfork/api-client/hooks';
import { Button, EmptyState, FilterBar, SearchField, Select, Stack } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { ExportButton } from '../layout/ExportButton.tsx';
import { securityMessages } from '../messages/security.ts';
import { useAuditColumns } from './auditColumns.tsx';
import { allTime, PeriodSelect, periodQuery } from './PeriodSelect.tsx';
import { SecurityTable } from './SecurityTable.tsx';

/** The audit log: who did what to whom, when, from where and why. */
export function AuditLog() {
  const messages = useMessages(securityMessages);
  const [query, setQuery] = useState<AuditExportQuery>({});
  const pages = usePages(auditPages, query);
  const columns = useAuditColumns();
  return (
    <Stack gap="6">
      <AuditFilterBar onApply={setQuery} />
      <div>
        <ExportButton
          label={messages.exportCsv}
          failed={messages.exportFailed}
          fileName="dreamfork-audit.csv"
          fetchFile={(client) => client.audit.exportCsv(query)}
        />
      </div>
      <SecurityTable
        label={messages.list}
        columns={columns}
        pages={pages}
        failed={messages.error}
        shown={messages.shown}
        empty={<EmptyState icon={SearchX} title={messages.empty} text={messages.emptyText} />}
      />
    </Stack>
  );
}

function AuditFilterBar({ onApply }: { onApply: (query: AuditExportQuery) => void }) {
  const messages = useMessages(securityMessages);
  const [searchTerm, setSearchTerm] = useState('');
  const [action, setAction] = useState<AuditAction | 'all'>('all');
  const [period, setPeriod] = useState(allTime);
  const apply = () =>
    onApply({
      ...(searchTerm.trim() ? { searchTerm: searchTerm.trim() } : {}),
      ...(action === 'all' ? {} : { action }),
      ...periodQuery(period),
    });
  return (
    <FilterBar
      label={messages.filters}
      onSubmit={apply}
      search={
        <SearchField
          label={messages.search}
          placeholder={messages.searchPlaceholder}
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
      <Select
        label={messages.action}
        isLabelInside
        items={[
          { id: 'all', label: messages.all },
          ...auditActions.map((id) => ({ id, label: messages.actions[id] })),
        ]}
        value={action}
        onChange={setAction}
      />
      <PeriodSelect value={period} onChange={setPeriod} />
    </FilterBar>
  );
}
