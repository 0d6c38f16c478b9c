import { findNode, type NodeType, nodeTypeNames } from '@dreamfork/story';
import { Button, Dialog, IconButton, Select, TextArea } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { BookmarkPlus, Pencil, Sparkles, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addableTypes } from '../../commands/edits/nodeEdits.ts';
import { createAnnouncer, LiveRegion } from '../../components/announcer.tsx';
import { writingMessages } from '../../components/modelProgress/messages.ts';
import { useWritingAnnouncements } from '../../components/modelProgress/useWritingAnnouncements.ts';
import { WritingProgress } from '../../components/modelProgress/WritingProgress.tsx';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { nodeIcons } from '../../nodeTypes/nodeIcons.ts';
import type { Session } from '../../store/session/createSession.ts';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import * as styles from './GeneratorDialog.css.ts';
import { applyText } from './generated.ts';
import { ModelFields } from './ModelFields.tsx';
import { generatorMessages } from './messages.ts';
import { type GeneratorResult, useGenerator } from './useGenerator.ts';
import { useTemplates } from './useTemplates.ts';

const noTemplate = 'none';

type Kept = { prompt: string; result: GeneratorResult };

/** What was asked for and not taken over when the dialog was closed, by node; `null` is a new one. */
const closed = new WeakMap<Session, Map<string | null, Kept>>();

function keptOf(session: Session): Map<string | null, Kept> {
  const kept = closed.get(session) ?? new Map<string | null, Kept>();
  closed.set(session, kept);
  return kept;
}

/** A text on request: who writes it, what is asked for, and where it goes. */
export function GeneratorDialog({ payload, isOpen, onClose }: WorkspaceDialogProps<'generator'>) {
  const editor = useEditor();
  const messages = useMessages(generatorMessages);
  const types = useMessages(nodeTypeNames);
  const node = useSession(({ document }) =>
    payload.nodeId === null ? undefined : findNode(document, payload.nodeId),
  );
  const [wantedType, setWantedType] = useState<NodeType>('text');
  const [templateKey, setTemplateKey] = useState(noTemplate);
  const kept = keptOf(editor.session);
  const [prompt, setPrompt] = useState(kept.get(payload.nodeId)?.prompt ?? '');
  const generator = useGenerator(kept.get(payload.nodeId)?.result);
  const { model, result, writing } = generator;
  useEffect(() => {
    kept.set(payload.nodeId, { prompt, result });
  }, [kept, payload.nodeId, prompt, result]);
  const { templates, ...templateEdits } = useTemplates();
  const template = templates.find(({ key }) => key === templateKey);
  const { cancelled } = useMessages(writingMessages);
  const [announcer] = useState(createAnnouncer);
  useWritingAnnouncements({ writing, announcer });
  const nodeType = node?.type ?? wantedType;

  const chooseTemplate = (key: string) => {
    setTemplateKey(key);
    const chosen = templates.find((each) => each.key === key);
    if (!chosen) return;
    setPrompt(chosen.prompt);
    if (chosen.nodeType !== 'start') setWantedType(chosen.nodeType);
  };

  const use = () => {
    const { text, kind } = result;
    if (!node) editor.edits.addNode({ type: nodeType });
    const nodeId = node?.id ?? editor.session.getState().selection.nodeIds[0];
    if (nodeId === undefined) return;
    if (!applyText(editor, { nodeId, text, isFromModel: kind === 'written' })) return;
    kept.delete(payload.nodeId);
    onClose();
  };

  const generate = async () => {
    const next = await generator.generate(prompt);
    if (next) announcer.announce(next.kind === 'written' ? messages.writtenText : next.text);
  };

  const stop = () => {
    generator.stop();
    announcer.announce(cancelled);
  };

  // Before the sheet, which Escape would close.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !writing) return;
    event.preventDefault();
    event.stopPropagation();
    stop();
  };

  // On a phone the answer grows below what can be seen.
  const answer = useRef<HTMLDivElement>(null);
  const isWriting = writing !== null;
  useEffect(() => {
    if (isWriting) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [isWriting]);

  const needsPrompt = prompt.trim() === '' ? messages.needsPrompt : undefined;

  return (
    // The events of the sheet, which is a portal, come through here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape stops wherever the focus is in it.
    <div className={styles.portal} onKeyDownCapture={onKeyDownCapture}>
      <Dialog
        title={messages.title}
        description={node ? messages.forNode(node.title) : messages.forNew}
        size="large"
        isDismissable={!writing}
        isOpen={isOpen}
        onOpenChange={(open) => {
          if (open) return;
          generator.stop();
          onClose();
        }}
        footer={
          <>
            <Button
              variant="quiet"
              icon={BookmarkPlus}
              onPress={() => void templateEdits.save({ prompt, nodeType })}
              disabledReason={needsPrompt}
            >
              {messages.save}
            </Button>
            <Button
              onPress={() => use()}
              disabledReason={result.kind === 'none' || writing ? messages.needsResult : undefined}
            >
              {node ? messages.use : messages.useNew}
            </Button>
            {writing ? (
              <Button onPress={stop}>{messages.stop}</Button>
            ) : (
              <Button
                variant="primary"
                icon={Sparkles}
                onPress={() => void generate()}
                disabledReason={model === null ? messages.needsModel : needsPrompt}
              >
                {messages.generate}
              </Button>
            )}
          </>
        }
      >
        <div className={styles.sheet}>
          <div className={styles.fields}>
            <ModelFields generator={generator} />
            <div className={styles.withTools}>
              <div className={styles.grow}>
                <Select
                  label={messages.template}
                  items={[
                    { id: noTemplate, label: messages.noTemplate },
                    ...templates.map(({ key, title, nodeType: type }) => ({
                      id: key,
                      label: title,
                      icon: nodeIcons[type],
                    })),
                  ]}
                  value={template ? templateKey : noTemplate}
                  onChange={chooseTemplate}
                />
              </div>
              {template && templateEdits.canChange(template) && (
                <>
                  <IconButton
                    icon={Pencil}
                    label={messages.renameTemplate(template.title)}
                    onPress={() => void templateEdits.rename(template)}
                  />
                  <IconButton
                    icon={Trash2}
                    label={messages.removeTemplate(template.title)}
                    onPress={() => void templateEdits.remove(template)}
                  />
                </>
              )}
            </div>
            {!node && (
              <Select
                label={messages.nodeType}
                items={addableTypes.map((type) => ({
                  id: type,
                  label: types[type],
                  icon: nodeIcons[type],
                }))}
                value={wantedType as (typeof addableTypes)[number]}
                onChange={setWantedType}
              />
            )}
          </div>
          <TextArea
            label={messages.prompt}
            description={messages.promptHelp}
            minRows={3}
            value={prompt}
            onChange={setPrompt}
          />
          <div ref={answer} className={styles.answer}>
            {writing && <WritingProgress writing={writing} />}
            <TextArea
              label={messages.result}
              font="reading"
              minRows={6}
              value={writing ? writing.text : result.text}
              onChange={generator.changeResult}
              isReadOnly={isWriting}
            />
          </div>
          <LiveRegion announcer={announcer} />
        </div>
      </Dialog>
    </div>
  );
}
