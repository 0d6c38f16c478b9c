import { type AuditExportQuery, auditActions, routes } from '@dreamfork/api-client';
import { usePages } from '@dreamfork/api-client/hooks';
import { Inline, Stack } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { ExportButton } from '../layout/ExportButton.tsx';
import { useAuditColumns } from './auditColumns.tsx';
import { securityMessages } from './messages.ts';
import { SecurityFilterBar } from './SecurityFilterBar.tsx';
import { SecurityTable } from './SecurityTable.tsx';

/** The audit log: who did what to whom, when, from where and why. */
export function AuditLog() {
  const messages = useMessages(securityMessages);
  const [query, setQuery] = useState<AuditExportQuery>({});
  const pages = usePages(routes.audit.list, { query }, { keepPreviousData: true });
  const columns = useAuditColumns();
  return (
    <Stack gap="6">
      <Inline justify="end">
        <ExportButton
          label={messages.exportCsv}
          failed={messages.exportFailed}
          fileName="dreamfork-audit.csv"
          fetchFile={(client) => client.call(routes.audit.exportCsv, { query })}
        />
      </Inline>
      <SecurityFilterBar
        label={messages.filters}
        searchPlaceholder={messages.searchPlaceholder}
        kindLabel={messages.action}
        kinds={auditActions.map((id) => ({ id, label: messages.actions[id] }))}
        onApply={({ kind, ...filter }) => setQuery(kind ? { ...filter, action: kind } : filter)}
      />
      <SecurityTable
        label={messages.list}
        columns={columns}
        pages={pages}
        query={query}
        messages={messages}
      />
    </Stack>
  );
}
