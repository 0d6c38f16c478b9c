import type { SystemOverview } from '@dreamfork/api-client';
import {
  Badge,
  EmptyState,
  Heading,
  Stack,
  StatCard,
  StatGroup,
  Table,
  type TableColumn,
  Text,
} from '@dreamfork/ui';
import { formatNumber, formatStorage, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { systemMessages } from './messages.ts';

/** Versions, and how much is stored. */
export function ServerFacts({ versions, storage }: Pick<SystemOverview, 'versions' | 'storage'>) {
  const messages = useMessages(systemMessages);
  const locale = useLocale();
  const { disk } = storage;
  return (
    <>
      <Stack gap="4" as="section">
        <Heading level={2} size="21">
          {messages.versions}
        </Heading>
        <StatGroup aria-label={messages.versions}>
          <StatCard label={messages.product} value={versions.product} />
          <StatCard label={messages.node} value={versions.node} />
          <StatCard label={messages.engines[versions.engine]} value={versions.database} />
          <StatCard label={messages.migration} value={versions.migration.slice(0, 4)} />
        </StatGroup>
      </Stack>
      <Stack gap="4" as="section">
        <Heading level={2} size="21">
          {messages.storage}
        </Heading>
        <StatGroup aria-label={messages.storage}>
          <StatCard
            label={messages.database}
            value={formatStorage(locale, storage.databaseBytes)}
          />
          <StatCard label={messages.media} value={formatStorage(locale, storage.mediaBytes)} />
          <StatCard label={messages.mediaFiles} value={formatNumber(locale, storage.mediaFiles)} />
          <StatCard
            label={messages.free}
            value={disk ? formatStorage(locale, disk.freeBytes) : messages.unknown}
          />
        </StatGroup>
      </Stack>
    </>
  );
}

type Setting = SystemOverview['settings'][number];

/** What the operator has set up. */
export function SettingTable({ settings }: Pick<SystemOverview, 'settings'>) {
  const messages = useMessages(systemMessages);
  const columns: TableColumn<Setting>[] = [
    {
      id: 'setting',
      header: messages.setting,
      isRowHeader: true,
      render: ({ id }) => messages.settingNames[id],
    },
    {
      id: 'state',
      header: messages.state,
      render: ({ isConfigured }) => (
        <Badge tone={isConfigured ? 'success' : 'neutral'}>
          {isConfigured ? messages.configured : messages.missing}
        </Badge>
      ),
    },
    { id: 'host', header: messages.host, render: ({ host }) => host ?? messages.unknown },
  ];
  return (
    <Stack gap="4" as="section">
      <Heading level={2} size="21">
        {messages.settings}
      </Heading>
      <Text size="13" tone="ink2">
        {messages.settingsAbout}
      </Text>
      <Table
        density="compact"
        label={messages.settings}
        columns={columns}
        rows={settings}
        rowKey={({ id }) => id}
        empty={<EmptyState title={messages.noSettings} />}
      />
    </Stack>
  );
}
