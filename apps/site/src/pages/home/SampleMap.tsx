import { coverMap, coverSize, drawCover, type NodeType } from '@dreamfork/story';
import { Icon } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Flag, type LucideIcon, Split, TextAlignStart } from 'lucide-react';
import { useMemo } from 'react';
import { homeMessages } from './messages.ts';
import * as styles from './SampleMap.css.ts';
import { sampleStory } from './sampleStory.ts';

const icons: Partial<Record<NodeType, LucideIcon>> = {
  choice: Split,
  text: TextAlignStart,
  end: Flag,
};

const share = (value: number, whole: number) => `${(value / whole) * 100}%`;

/** The sample story as its author sees it from afar: the lines of its cover, its nodes as labels. */
export function SampleMap() {
  const messages = useMessages(homeMessages);
  const { nodes, map, drawing } = useMemo(() => {
    const story = sampleStory(messages.sample);
    const map = coverMap(story);
    return { nodes: story.nodes, map, drawing: map && drawCover(map) };
  }, [messages]);
  return (
    <div className={styles.map}>
      {drawing && (
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${coverSize.width} ${coverSize.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <g className={styles.turned}>
            <path d={drawing.lines} className={styles.line} />
            <path d={drawing.path} className={styles.path} />
          </g>
        </svg>
      )}
      <ul className={styles.nodes} aria-label={messages.map}>
        {nodes.map(({ id, type, title }, index) => {
          const [x = 0, y = 0] = map?.points[index] ?? [];
          const icon = icons[type];
          return (
            <li
              key={id}
              className={styles.node}
              style={{
                [styles.along]: share(x, coverSize.width),
                [styles.across]: share(y, coverSize.height),
              }}
            >
              {icon && (
                <span className={styles.hue} data-type={type}>
                  <Icon icon={icon} size={15} />
                </span>
              )}
              {title}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
