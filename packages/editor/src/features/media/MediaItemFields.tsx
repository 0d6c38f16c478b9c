import {
  isBackgroundSound,
  maxCaptionsBytes,
  type NodeMedia,
  type StoryNode,
  setNodeMedia,
} from '@dreamfork/story';
import { Button, FileTrigger, Switch, TextField } from '@dreamfork/ui';
import { plain } from '@dreamfork/ui/css';
import { useMessages } from '@dreamfork/ui/i18n';
import { Captions, X } from 'lucide-react';
import { useState } from 'react';
import { mediaName } from '../../canvas/mediaState.ts';
import { reportRejected } from '../../commands/edits/context.ts';
import * as panel from '../../components/panel/panel.css.ts';
import { useEditor } from '../../EditorContext.tsx';
import { mediaMessages } from './messages.ts';

export type MediaItemFieldsProps = { node: StoryNode; item: NodeMedia };

/** What an author adds to a file: a description of a picture, captions of a recording or a film. */
export function MediaItemFields({ node, item }: MediaItemFieldsProps) {
  const editor = useEditor();
  const { session, services, interaction } = editor;
  const messages = useMessages(mediaMessages);
  const [isSending, setSending] = useState(false);
  const [isOver, setOver] = useState(false);

  const change = (part: Partial<NodeMedia>, gesture?: string) => {
    const media = session
      .getState()
      .document.nodes.find(({ id }) => id === node.id)
      ?.media.map((one) => (one.id === item.id ? { ...one, ...part } : one));
    if (!media) return;
    const result = session.edit({
      label: 'set-media',
      ...(gesture ? { gesture } : {}),
      operation: (story) =>
        setNodeMedia(story, { nodeId: node.id, media, mediaNodeId: node.mediaNodeId }),
    });
    reportRejected(editor, result);
  };

  const attach = async (file: File) => {
    setSending(true);
    const typed = new File([file], file.name, { type: 'text/vtt' });
    const answer = await services.media?.upload({
      file: typed,
      nodeId: node.id,
      signal: new AbortController().signal,
      onProgress: () => {},
    });
    setSending(false);
    if (answer?.ok) return change({ captionsUrl: answer.value.url });
    const description = answer?.error.message ?? messages.errors.unknown;
    interaction.notify({ status: 'error', title: messages.captions.failed, description });
  };

  if (item.mediaType === 'document') return null;
  if (item.mediaType === 'image') {
    return (
      <TextField
        label={messages.section.description(mediaName(item) || messages.types.image)}
        description={messages.section.descriptionHelp}
        value={item.description}
        maxLength={2000}
        onChange={(description) => change({ description }, `describe-${item.id}`)}
        onBlur={() => session.closeGesture()}
      />
    );
  }
  const name = mediaName(item) || messages.types[item.mediaType];
  const background = item.mediaType === 'audio' && (
    <Switch
      description={messages.sound.help}
      isSelected={item.isBackground === true}
      onChange={(isOn) => change({ isBackground: isOn || undefined })}
    >
      {messages.sound.background(name)}
    </Switch>
  );
  if (isBackgroundSound(item)) return background;
  if (item.captionsUrl !== undefined) {
    return (
      <>
        {background}
        <div className={panel.buttons}>
          <Button
            size="small"
            variant="quiet"
            icon={X}
            onPress={() => change({ captionsUrl: undefined })}
          >
            {messages.captions.remove(name)}
          </Button>
        </div>
      </>
    );
  }
  if (!services.media) return background;
  return (
    <>
      {background}
      <div className={panel.buttons}>
        <FileTrigger
          accept={['.vtt', 'text/vtt']}
          maxBytes={maxCaptionsBytes}
          size="small"
          variant="quiet"
          icon={Captions}
          isPending={isSending}
          onSelect={({ accepted: [file], rejected }) => {
            setOver(rejected.length > 0);
            if (file) void attach(file);
          }}
        >
          {messages.captions.add(name)}
        </FileTrigger>
        {isOver && (
          <p className={plain} role="alert">
            {messages.captions.wrong}
          </p>
        )}
      </div>
    </>
  );
}
