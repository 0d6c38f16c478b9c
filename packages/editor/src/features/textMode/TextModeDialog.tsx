import { isDefaultContent } from '@dreamfork/story';
import { Button, Dialog, Notice, RadioGroup } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Check, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatByKey, pasteFormatted } from '../../components/nodeText/textFormats.ts';
import { useEditor, useSession } from '../../EditorContext.tsx';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import { textModeMessages } from './messages.ts';
import { OutlineChanges } from './OutlineChanges.tsx';
import * as styles from './TextModeDialog.css.ts';
import { takeText } from './takeText.ts';
import { useOutlinePlan } from './useOutlinePlan.ts';
import { useTextDraft } from './useTextDraft.ts';

/** The whole story, or what is selected, as text beside what its edits would change. */
export function TextModeDialog({ isOpen, onClose }: WorkspaceDialogProps<'textMode'>) {
  const editor = useEditor();
  const messages = useMessages(textModeMessages);
  const language = useSession(({ document }) => document.language);
  const selected = useSession(({ selection }) => selection.nodeIds);
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, isKept, write, restart, forget } = useTextDraft();
  const { plan, before, planNow } = useOutlinePlan(draft);
  const isEdited = draft !== null && draft.text !== draft.outline.text;

  // In a new story the default text is selected, so that the first letter replaces it.
  const isReady = draft !== null;
  const [only, ...others] = before?.nodes ?? [];
  const defaultText = only && others.length === 0 && !isEdited ? only.content : '';
  useEffect(() => {
    const element = field.current;
    const start = element?.value.lastIndexOf(defaultText.trim()) ?? -1;
    if (!isReady || !element || start < 0 || !isDefaultContent(defaultText)) return;
    element.setSelectionRange(start, element.value.length);
  }, [isReady, defaultText]);

  const showLine = (line: number) => {
    const element = field.current;
    if (!element) return;
    const lines = element.value.split('\n');
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    element.focus();
    element.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    element.scrollTop = (element.scrollHeight * (line - 3)) / lines.length;
  };

  const take = async () => {
    const now = planNow();
    const first = now?.plan.notes[0];
    if (!now || (now.plan.isPrevented && first)) {
      showLine(first?.line ?? 1);
      return;
    }
    if (!now.plan.isEmpty && !(await takeText(editor, now.document, now.plan))) return;
    forget();
    onClose();
  };

  const startOver = async () => {
    const isConfirmed = await editor.interaction.confirm({
      title: messages.startOver,
      text: messages.startOverText,
      confirmLabel: messages.startOver,
    });
    if (isConfirmed) restart(draft?.outline.isWhole ? undefined : selected);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    formatByKey(event);
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void take();
  };

  return (
    <Dialog
      title={messages.title}
      description={messages.text}
      size="full"
      isDismissable={false}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          {isEdited && (
            <Button variant="quiet" icon={RotateCcw} onPress={() => void startOver()}>
              {messages.startOver}
            </Button>
          )}
          <Button variant="quiet" onPress={onClose}>
            {messages.close}
          </Button>
          <Button variant="primary" icon={Check} onPress={() => void take()}>
            {messages.take}
          </Button>
        </>
      }
    >
      <div className={styles.layout}>
        <div className={styles.writing}>
          {isKept && isEdited && <Notice>{messages.kept}</Notice>}
          {selected.length > 0 && draft && !isEdited && (
            <RadioGroup
              label={messages.scope}
              hideLabel
              orientation="horizontal"
              value={draft.outline.isWhole ? 'whole' : 'selection'}
              onChange={(scope) => restart(scope === 'whole' ? undefined : selected)}
              items={[
                { id: 'whole', label: messages.whole },
                { id: 'selection', label: messages.selection(selected.length) },
              ]}
            />
          )}
          <textarea
            ref={field}
            className={styles.field}
            aria-label={messages.field}
            lang={language}
            spellCheck
            value={draft?.text ?? ''}
            readOnly={draft === null}
            onChange={({ target }) => write(target.value)}
            onKeyDown={onKeyDown}
            onPaste={(event) => void pasteFormatted(event)}
            autoFocus
          />
        </div>
        <OutlineChanges before={before} plan={plan} onShowLine={showLine} />
      </div>
    </Dialog>
  );
}
