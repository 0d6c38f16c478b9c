import {
  compareStories,
  type ItemPart,
  type StoryDifference,
  type StoryDocument,
} from '@dreamfork/story';
import { Button, Switch, useToast } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Diff, Send, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { restoreVersion } from '../../commands/restoreVersion.ts';
import { useEditor, usePublishing, useSession } from '../../EditorContext.tsx';
import { formatMoment } from '../../formatTime.ts';
import { hasUnsavedChanges } from '../../store/session/status.ts';
import { publishingDetailsMessages } from './details.messages.ts';
import * as styles from './PublishingDetails.css.ts';
import { ReaderDiagnostics } from './ReaderDiagnostics.tsx';

export type PublishingDetailsProps = { onClose: () => void };

/** What readers get of the story; publishes, compares and takes back. */
export function PublishingDetails({ onClose }: PublishingDetailsProps) {
  const editor = useEditor();
  const { persistence, workspace, services } = editor;
  const toast = useToast();
  const messages = useMessages(publishingDetailsMessages);
  const locale = useLocale();
  const publication = usePublishing((state) => state.publication);
  const now = useSession(({ document }) => document);
  const isAhead = useSession(
    (state) =>
      publication !== null &&
      (publication.version < (state.saved.version ?? 0) || hasUnsavedChanges(state)),
  );
  const published = usePublishedDocument(isAhead ? publication?.version : undefined);
  const count = useMemo(
    () => (published ? seenDifferences(compareStories(published, now)) : undefined),
    [published, now],
  );
  if (!publication) return null;

  const hasChanges = isAhead && count !== 0;
  const rest = !hasChanges
    ? messages.allPublished
    : count === undefined
      ? messages.someUnpublished
      : messages.unpublished(count);
  const { version, publishedAt: savedAt } = publication;
  const takeBack = async () => {
    onClose();
    // What is taken back stays among the versions.
    await persistence.flushAutosave();
    const { id } = editor.session.getState().saved;
    const read = id === undefined ? undefined : await services.versions?.read({ id, version });
    if (read?.ok) restoreVersion(editor, read.value);
    else {
      const { readFailed: title, readFailedText: description } = messages;
      toast({ status: 'error', title, description });
    }
  };
  return (
    <div className={styles.details}>
      <p className={styles.line} data-testid="readers-see">
        {messages.sees(formatMoment(locale, savedAt))} · {rest}
      </p>
      {hasChanges && (
        <>
          <ReaderDiagnostics onShow={onClose} />
          <div className={styles.actions}>
            <Button
              variant="primary"
              size="small"
              icon={Send}
              onPress={() => {
                onClose();
                void persistence.save({ publishes: true });
              }}
            >
              {messages.publish}
            </Button>
            {services.versions && (
              <>
                <Button
                  size="small"
                  icon={Diff}
                  onPress={() => {
                    onClose();
                    const compared = { version, savedAt, name: messages.published };
                    workspace.openDialog('version', { version: compared });
                  }}
                >
                  {messages.compare}
                </Button>
                <Button size="small" icon={Undo2} onPress={() => void takeBack()}>
                  {messages.takeBack}
                </Button>
              </>
            )}
          </div>
        </>
      )}
      <ByHandSwitch />
    </div>
  );
}

/** Whether explicit saves publish. */
function ByHandSwitch() {
  const { publishing, services, session } = useEditor();
  const toast = useToast();
  const messages = useMessages(publishingDetailsMessages);
  const isByHand = usePublishing((state) => state.isByHand);
  const choose = async (chosen: boolean) => {
    const { id } = session.getState().saved;
    if (!services.publishing || id === undefined) return;
    publishing.setByHand(chosen);
    const answer = await services.publishing.setByHand({ id, isByHand: chosen });
    if (answer.ok) return;
    publishing.setByHand(!chosen);
    toast({ status: 'error', title: messages.byHandFailed, description: messages.failedText });
  };
  return (
    <Switch
      isSelected={isByHand}
      onChange={(chosen) => void choose(chosen)}
      description={isByHand ? messages.byHandText : messages.withEverySave}
    >
      {messages.byHand}
    </Switch>
  );
}

/** The document of a published version; undefined until it has been read, and without a version. */
function usePublishedDocument(version: number | undefined): StoryDocument | undefined {
  const { services, session } = useEditor();
  const [read, setRead] = useState<{ of: number; document: StoryDocument }>();
  useEffect(() => {
    const { id } = session.getState().saved;
    if (id === undefined || version === undefined) return;
    let isWanted = true;
    void services.versions?.read({ id, version }).then((answer) => {
      if (isWanted && answer.ok) setRead({ of: version, document: answer.value });
    });
    return () => {
      isWanted = false;
    };
  }, [services, session, version]);
  return read?.of === version ? read?.document : undefined;
}

/** Of a node, the parts that its author alone sees. */
const authorsOwn: ReadonlySet<ItemPart['node']> = new Set(['position', 'group', 'status']);

/** The number of differences that readers can see. The map and its notes are the author's. */
const seenDifferences = ({ nodes, connections, fields }: StoryDifference): number =>
  nodes.filter(
    ({ kind, parts }) => kind !== 'changed' || parts.some((part) => !authorsOwn.has(part)),
  ).length +
  // A choice without a target is part of its node.
  connections.filter(({ before, after }) => before?.toNodeId || after?.toNodeId).length +
  fields.filter(({ key }) => key !== 'tests').length;
