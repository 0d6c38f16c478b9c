import { findNode, type NodeType, nodeTypeNames } from '@dreamfork/story';
import { Button, Dialog, ProgressBar, Select, TextArea } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { BookmarkPlus, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { addableTypes } from '../../commands/edits/nodeEdits.ts';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { nodeIcons } from '../../nodeTypes/nodeIcons.ts';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import * as styles from './GeneratorDialog.css.ts';
import { applyText } from './generated.ts';
import { generatorMessages } from './messages.ts';
import { useGenerator } from './useGenerator.ts';

const noTemplate = 'none';

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
  const [prompt, setPrompt] = useState('');
  const generator = useGenerator();
  const { models, model, templates, isWriting } = generator;
  const nodeType = node?.type ?? wantedType;

  const use = () => {
    const text = generator.result;
    if (!node) editor.edits.addNode({ type: nodeType });
    const nodeId = node?.id ?? editor.session.getState().selection.nodeIds[0];
    if (nodeId !== undefined && applyText(editor, { nodeId, text })) onClose();
  };

  const lack =
    model === null ? messages.needsModel : prompt.trim() === '' ? messages.needsPrompt : null;

  return (
    <Dialog
      title={messages.title}
      description={node ? messages.forNode(node.title) : messages.forNew}
      size="large"
      isDismissable={prompt === '' && generator.result === ''}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button
            variant="quiet"
            icon={BookmarkPlus}
            onPress={() => void generator.saveTemplate({ prompt, nodeType })}
            {...(prompt.trim() === ''
              ? { isDisabled: true, disabledReason: messages.needsPrompt }
              : {})}
          >
            {messages.save}
          </Button>
          <Button
            onPress={() => use()}
            {...(generator.hasText
              ? {}
              : { isDisabled: true, disabledReason: messages.needsResult })}
          >
            {node ? messages.use : messages.useNew}
          </Button>
          {isWriting ? (
            <Button onPress={generator.stop}>{messages.stop}</Button>
          ) : (
            <Button
              variant="primary"
              icon={Sparkles}
              onPress={() => void generator.generate(prompt)}
              {...(lack === null ? {} : { isDisabled: true, disabledReason: lack })}
            >
              {messages.generate}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.sheet}>
        <div className={styles.fields}>
          <Select
            label={messages.provider}
            items={(generator.providers ?? []).map(({ name, displayName }) => ({
              id: name,
              label: displayName || name,
            }))}
            value={generator.provider}
            onChange={generator.chooseProvider}
          />
          <Select
            label={messages.model}
            items={(models ?? []).map((name) => ({ id: name, label: name }))}
            value={model}
            onChange={generator.chooseModel}
            {...(models?.length === 0 ? { errorMessage: messages.noModels } : {})}
          />
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
            value={templateKey}
            onChange={(key) => {
              setTemplateKey(key);
              const template = templates.find((each) => each.key === key);
              if (!template) return;
              setPrompt(template.prompt);
              if (template.nodeType !== 'start') setWantedType(template.nodeType);
            }}
          />
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
        {isWriting && <ProgressBar label={messages.writing} />}
        <TextArea
          label={messages.result}
          font="reading"
          minRows={6}
          value={generator.result}
          onChange={generator.changeResult}
        />
      </div>
    </Dialog>
  );
}
