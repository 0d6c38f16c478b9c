import { type PlayState, startPlay } from '@dreamfork/story';
import { useEffect, useRef, useState } from 'react';
import { PlayPanel } from './PlayPanel.tsx';
import * as styles from './Preview.css.ts';
import { type PreviewRequest, previewOptions, type RenderPreview } from './previewOptions.ts';
import { StartForm } from './StartForm.tsx';

export type RememberingPreviewProps = PreviewRequest & { renderPreview: RenderPreview };

/** The preview of a story with variables: the host's player beside their values and the steps. */
export function RememberingPreview({ renderPreview, ...request }: RememberingPreviewProps) {
  const { document, startNodeId, path, onClose } = request;
  const [seed] = useState(() => Math.floor(Math.random() * 2 ** 32));
  const [state, setState] = useState<PlayState | null>(() => {
    if (request.state) return request.state;
    if (startNodeId !== undefined) return null;
    const started = startPlay(document, { seed });
    return started.ok ? started.value : null;
  });
  const stage = useRef<HTMLDivElement>(null);
  const hasBegun = state !== null;
  useEffect(() => {
    if (hasBegun) stage.current?.focus();
  }, [hasBegun]);

  if (!state) {
    // Without a start node the player says what is missing.
    if (startNodeId === undefined) return renderPreview(previewOptions(request));
    return (
      <StartForm
        story={document}
        nodeId={startNodeId}
        path={path}
        seed={seed}
        onPlay={setState}
        onCancel={onClose}
      />
    );
  }
  return (
    <div className={styles.stage}>
      <div ref={stage} className={styles.player} tabIndex={-1}>
        {renderPreview(previewOptions({ ...request, play: { state, onStateChange: setState } }))}
      </div>
      <PlayPanel story={document} state={state} onStateChange={setState} />
    </div>
  );
}
