import { Button, EmptyState, ErrorState, Skeleton, usePrompt, useToast } from '@dreamfork/ui';
import { formatDate, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { History } from 'lucide-react';
import { useEditor, usePublishing, useSession } from '../../EditorContext.tsx';
import type { StoryVersion, VersionServices } from '../../services/index.ts';
import { versionMessages } from './messages.ts';
import { useVersions } from './useVersions.ts';
import { VersionRow } from './VersionRow.tsx';
import { relativeDay, versionDays } from './versionDays.ts';
import * as styles from './versions.css.ts';

/** The states of the story that the server has kept, by day. */
export function VersionsPanel() {
  const { services } = useEditor();
  const messages = useMessages(versionMessages);
  const isSaved = useSession(({ saved }) => saved.id !== undefined);
  if (!services.versions) return null;
  return isSaved ? (
    <VersionList service={services.versions} />
  ) : (
    <EmptyState icon={History} headingLevel={3} title={messages.none} text={messages.noneText} />
  );
}

function VersionList({ service }: { service: VersionServices }) {
  const { workspace } = useEditor();
  const messages = useMessages(versionMessages);
  const locale = useLocale();
  const naming = useVersionNaming();
  const { status, items, loadMore, retry, replace } = useVersions(service);
  const current = useSession(({ saved }) => saved.version);
  const published = usePublishing(({ publication }) => publication?.version);

  if (status === 'failed') {
    return (
      <ErrorState
        headingLevel={3}
        title={messages.failed}
        text={messages.failedText}
        onRetry={retry}
      />
    );
  }
  if (status === 'loading') {
    return (
      <div className={styles.panel} role="status" aria-label={messages.loading}>
        <Skeleton lines={6} height={40} />
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        icon={History}
        headingLevel={3}
        title={messages.none}
        text={messages.noneSavedText}
      />
    );
  }
  const take = async (answer: Promise<StoryVersion | null>) => {
    const next = await answer;
    if (next) replace(next);
  };
  const named = (day: string): string => {
    const relative = relativeDay(new Date(day), new Date());
    return relative ? messages[relative] : formatDate(locale, day);
  };
  return (
    <div className={styles.panel} data-testid="versions-panel">
      <p className={styles.note}>{messages.explain}</p>
      {versionDays(items).map(({ day, versions }) => (
        <section key={day} className={styles.day}>
          <h3 className={styles.dayTitle}>{named(versions[0]?.savedAt ?? day)}</h3>
          <ul className={styles.list}>
            {versions.map((version) => (
              <VersionRow
                key={version.version}
                version={version}
                isCurrent={version.version === current}
                isPublished={version.version === published}
                onOpen={() => workspace.openDialog('version', { version })}
                onName={() => void take(naming.name(version))}
                onUnname={() => void take(naming.unname(version))}
              />
            ))}
          </ul>
        </section>
      ))}
      {loadMore && (
        <div className={styles.more}>
          <Button size="small" onPress={loadMore}>
            {messages.older}
          </Button>
        </div>
      )}
    </div>
  );
}

export type VersionNaming = {
  /** Asks for a name and gives it; answers the version as it is then, or null. */
  name: (version: StoryVersion) => Promise<StoryVersion | null>;
  unname: (version: StoryVersion) => Promise<StoryVersion | null>;
};

/** Longer names are refused by the server. */
const longestName = 120;

/** Gives versions names, and says so when that fails. */
export function useVersionNaming(): VersionNaming {
  const { services, session } = useEditor();
  const messages = useMessages(versionMessages);
  const prompt = usePrompt();
  const toast = useToast();

  const rename = async (version: StoryVersion, name: string | null) => {
    const { id } = session.getState().saved;
    if (!services.versions || id === undefined) return null;
    const answer = await services.versions.rename({ id, version: version.version, name });
    if (answer.ok) return answer.value;
    const { error } = answer;
    const description =
      error.kind === 'http' ? error.body : 'message' in error ? error.message : '';
    toast({ status: 'error', title: messages.nameFailed, ...(description ? { description } : {}) });
    return null;
  };

  return {
    name: async (version) => {
      const answer = await prompt({
        title: messages.nameTitle,
        label: messages.nameLabel,
        initialValue: version.name ?? '',
        confirmLabel: messages.nameConfirm,
      });
      const name = answer?.trim().slice(0, longestName).trim();
      return name ? rename(version, name) : null;
    },
    unname: (version) => rename(version, null),
  };
}
