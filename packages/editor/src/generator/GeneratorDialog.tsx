import { findNode, type NodeType, nodeTypeNames } from '@dreamfork/story';
import { Button, Dialog, nodeIcons, ProgressBar, Select, TextArea } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { BookmarkPlus, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { createGeneratorCommands } from '../commands/generatorCommands.ts';
import { addableTypes } from '../commands/nodeCommands.ts';
import type { DeskDialogProps } from '../desk/dialogs.ts';
import { useEditor, useSession } from '../EditorContext.tsx';
import { generatorMessages } from '../messages/generator.ts';
import { usePanelCommands } from '../usePanelCommands.ts';
import * as styles from './GeneratorDialog.css.ts';
import { useGenerator } from './useGenerator.ts';

const noTemplate = 'none';

/** A text on request: who writes it, what is asked for, and where it goes. */
export function GeneratorDialog({ payload, isOpen, onClose }: DeskDialogProps<'generator'>) {
  const { commands, session } = useEditor();
  const { applyText } = usePanelCommands(createGeneratorCommands);
  const words = useMessages(generatorMessages);
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
    if (!node) commands.addNode({ type: nodeType });
    const nodeId = node?.id ?? session.getState().selection.nodeIds[0];
    if (nodeId !== undefined && applyText({ nodeId, text })) onClose();
  };

  const lack = model === null ? words.needsModel : prompt.trim() === '' ? words.needsPrompt : null;

  return (
    <Dialog
      title={words.title}
      description={node ? words.forNode(node.title) : words.forNew}
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
              ? { isDisabled: true, disabledReason: words.needsPrompt }
              : {})}
          >
            {words.save}
          </Button>
          <Button
            onPress={() => use()}
            {...(generator.hasText ? {} : { isDisabled: true, disabledReason: words.needsResult })}
          >
            {node ? words.use : words.useNew}
          </Button>
          {isWriting ? (
            <Button onPress={generator.stop}>{words.stop}</Button>
          ) : (
            <Button
              variant="primary"
              icon={Sparkles}
              onPress={() => void generator.generate(prompt)}
              {...(lack === null ? {} : { isDisabled: true, disabledReason: lack })}
            >
              {words.generate}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.sheet}>
        <div className={styles.fields}>
          <Select
            label={words.provider}
            items={(generator.providers ?? []).map(({ name, displayName }) => ({
              id: name,
              label: displayName || name,
            }))}
            value={generator.provider}
            onChange={generator.chooseProvider}
          />
          <Select
            label={words.model}
            items={(models ?? []).map((name) => ({ id: name, label: name }))}
            value={model}
            onChange={generator.chooseModel}
            {...(models?.length === 0 ? { errorMessage: words.noModels } : {})}
          />
          <Select
            label={words.template}
            items={[
              { id: noTemplate, label: words.noTemplate },
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
              label={words.nodeType}
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
          label={words.prompt}
          description={words.promptHelp}
          minRows={3}
          value={prompt}
          onChange={setPrompt}
        />
        {isWriting && <ProgressBar label={words.writing} />}
        <TextArea
          label={words.result}
          font="reading"
          minRows={6}
          value={generator.result}
          onChange={generator.changeResult}
        />
      </div>
    </Dialog>
  );
}
