import { formatNumber, formatShare, useLocale } from '@dreamfork/ui/i18n';
import { Users } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useCanvas } from '../../canvas/CanvasContext.tsx';
import { card, cardGeometry } from '../../canvas/geometry/geometry.ts';
import type { SceneNode } from '../../canvas/geometry/sceneParts.ts';
import { attachReaderDrawing } from './attachReaderDrawing.ts';
import { readerIcons } from './ReaderLegend.tsx';
import { choiceKey, type ReaderMarks } from './readerMarks.ts';
import * as styles from './readers.css.ts';
import { useReaders } from './useReaders.ts';

const margin = 5;

/** The figures over the cards, and the connections as wide as their readers are many. The panel says the same in words. */
export function CanvasFigures() {
  const { engine } = useCanvas();
  const { marks } = useReaders();
  const drawing = useRef<ReturnType<typeof attachReaderDrawing>>(null);
  useLayoutEffect(() => {
    const attached = attachReaderDrawing(engine);
    drawing.current = attached;
    return () => {
      drawing.current = null;
      attached?.detach();
    };
  }, [engine]);
  useLayoutEffect(() => drawing.current?.show(marks), [marks]);
  const isZoomedOut = useStore(engine.cards.isZoomedOut);
  return marks && !isZoomedOut ? <Chips marks={marks} /> : null;
}

function Chips({ marks }: { marks: ReaderMarks }) {
  const { engine } = useCanvas();
  const world = useRef<HTMLDivElement>(null);
  const mounted = useStore(engine.cards.mounted);
  const dragged = useStore(engine.dragging.drag, (drag) => drag?.nodeIds);
  useStore(engine.sceneVersion);
  useLayoutEffect(() => {
    const follow = () => {
      const { x, y, zoom } = engine.viewport.getState();
      if (world.current) world.current.style.transform = `translate(${x}px,${y}px) scale(${zoom})`;
    };
    follow();
    return engine.viewport.subscribe(follow);
  }, [engine]);
  return (
    <div ref={world} className={styles.world} aria-hidden data-testid="reader-figures">
      {mounted.map((id) => {
        const item = engine.scene.nodes.get(id);
        if (!item || item.hiddenIn || dragged?.has(id)) return null;
        return <NodeChips key={id} item={item} marks={marks} />;
      })}
    </div>
  );
}

function NodeChips({ item, marks }: { item: SceneNode; marks: ReaderMarks }) {
  const locale = useLocale();
  const { id, x, y, node } = item;
  const { readers, left, ended } = marks.nodes.get(id) ?? { readers: 0, left: 0, ended: 0 };
  const { choiceCentres } = cardGeometry(node);
  const chips = [
    { mark: 'readers', Icon: Users, count: readers },
    { mark: 'left', Icon: readerIcons.left, count: left },
    { mark: 'ended', Icon: readerIcons.ended, count: ended },
  ].filter(({ count }) => count > 0);
  return (
    <div data-readers-of={id}>
      <div className={styles.chips} style={{ left: x, top: y - margin }}>
        {chips.map(({ mark, Icon, count }) => (
          <span key={mark} className={styles.chip} data-mark={mark}>
            <Icon size={13} className={styles.icon} />
            {formatNumber(locale, count)}
          </span>
        ))}
        {readers === 0 && (
          <span className={styles.chip} data-mark="unreached">
            <readerIcons.unreached size={13} className={styles.icon} />0
          </span>
        )}
      </div>
      {node.choices.map((choice, index) => {
        const { chosen = 0, share = null } = marks.choices.get(choiceKey(id, choice.id)) ?? {};
        return (
          <span
            key={choice.id}
            className={styles.share}
            data-choice={choice.id}
            style={{ left: x + card.width + 12, top: y + (choiceCentres[index] ?? 0) }}
          >
            {share === null ? formatNumber(locale, chosen) : formatShare(locale, share)}
          </span>
        );
      })}
    </div>
  );
}
