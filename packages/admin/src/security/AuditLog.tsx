import { type AuditAction, type AuditExportQuery, auditActions } from '@dreamfork/api-client';
import { auditPages, usePages } from '@dreamfork/api-client/hooks';
import {
  Button,
  EmptyState,
  ErrorState,
  FilterBar,
  SearchField,
  Select,
  ShowMore,
  Stack,
  Table,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { ExportButton } from '../layout/ExportButton.tsx';
import { useAutoRefresh } from '../layout/useAutoRefresh.ts';
import { securityMessages } from '../messages/security.ts';
import { useAuditColumns } from './auditColumns.tsx';
import { allTime, PeriodSelect, periodQuery } from './PeriodSelect.tsx';

/** The audit log: who did what to whom, when, from where and why. */
export function AuditLog() {
  const messages = useMessages(securityMessages);
  const [query, setQuery] = useState<AuditExportQuery>({});
  const pages = usePages(auditPages, query);
  const columns = useAuditColumns();
  useAutoRefresh(() => void pages.mutate());
  const { data, error } = pages;
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
      {error && !data ? (
        <ErrorState
          title={messages.error}
          text={error.message}
          onRetry={() => void pages.mutate()}
        />
      ) : (
        <Table
          density="compact"
          label={messages.list}
          columns={columns}
          rows={data?.items ?? []}
          rowKey={({ id }) => id}
          isLoading={!data}
          empty={<EmptyState icon={SearchX} title={messages.empty} text={messages.emptyText} />}
        />
      )}
      {data && (
        <ShowMore
          hasMore={pages.hasMore}
          isLoading={pages.isLoadingMore}
          error={pages.moreError?.message}
          progress={messages.shown(data.items.length)}
          onMore={() => void pages.loadMore()}
        />
      )}
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
