import { formatNumber, formatShare, useLocale } from '@dreamfork/ui/i18n';
import { ViewportPortal } from '@xyflow/react';
import type { LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useCanvas } from '../../canvas/CanvasContext.tsx';
import { card, cardGeometry } from '../../geometry/geometry.ts';
import type { SceneNode } from '../../geometry/sceneParts.ts';
import { attachReadingDrawing } from './attachReadingDrawing.ts';
import * as styles from './readingFigures.css.ts';
import { readingIcons } from './readingIcons.ts';
import { choiceKey, type ReadingMarks } from './readingMarks.ts';

const margin = 5;

export type ReadingFiguresProps = {
  marks: ReadingMarks | null;
  /** Stands by the number of readings that came to a node. */
  icon: LucideIcon;
};

/** The figures over the cards, and the connections as wide as the readings are many. The panel says the same in words. */
export function ReadingFigures({ marks, icon }: ReadingFiguresProps) {
  const { model } = useCanvas();
  const drawing = useRef<ReturnType<typeof attachReadingDrawing>>(null);
  useLayoutEffect(() => {
    const attached = attachReadingDrawing(model);
    drawing.current = attached;
    return () => {
      drawing.current = null;
      attached?.detach();
    };
  }, [model]);
  useLayoutEffect(() => drawing.current?.show(marks), [marks]);
  const isFar = useStore(model.cards.isFar);
  return marks && !isFar ? <Chips marks={marks} icon={icon} /> : null;
}

function Chips({ marks, icon }: { marks: ReadingMarks; icon: LucideIcon }) {
  const { model } = useCanvas();
  const mounted = useStore(model.cards.mounted);
  const dragged = useStore(model.dragging.drag, (drag) => drag?.nodeIds);
  useStore(model.sceneVersion);
  return (
    <ViewportPortal>
      <div aria-hidden data-testid="reader-figures">
        {mounted.map((id) => {
          const item = model.scene.nodes.get(id);
          if (!item || item.hiddenIn || dragged?.has(id)) return null;
          return <NodeChips key={id} item={item} marks={marks} icon={icon} />;
        })}
      </div>
    </ViewportPortal>
  );
}

function NodeChips({
  item,
  marks,
  icon,
}: {
  item: SceneNode;
  marks: ReadingMarks;
  icon: LucideIcon;
}) {
  const locale = useLocale();
  const { id, x, y, node } = item;
  const { readers, left, ended } = marks.nodes.get(id) ?? { readers: 0, left: 0, ended: 0 };
  const { choiceCentres } = cardGeometry(node);
  const chips = [
    { mark: 'readers', Icon: icon, count: readers },
    { mark: 'left', Icon: readingIcons.left, count: left },
    { mark: 'ended', Icon: readingIcons.ended, count: ended },
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
            <readingIcons.unreached size={13} className={styles.icon} />0
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
