import { nodeTypes } from '@dreamfork/story';
import { vars } from '@dreamfork/ui/theme';
import { useStore, ViewportPortal } from '@xyflow/react';
import { useMemo } from 'react';
import { useSession } from '../EditorContext.tsx';
import { linkPath } from '../flow/farMap.ts';
import { typePaths } from '../flow/miniMap.ts';
import * as styles from './FarLayer.css.ts';

/** A big story seen from far away: plain cards by type and straight links, a path for each kind. */
export function FarLayer() {
  const document = useSession((state) => state.document);
  const links = useMemo(() => linkPath(document), [document]);
  const cards = useMemo(() => typePaths(document), [document]);
  const stroke = useStore(({ transform }) => (transform[2] < 0.2 ? 8 : 4));
  return (
    <ViewportPortal>
      <svg className={styles.map} width={1} height={1} aria-hidden data-testid="far-layer">
        <path className={styles.links} d={links} strokeWidth={stroke} />
        {nodeTypes.map((type) => (
          <path
            key={type}
            className={styles.cards}
            d={cards[type] ?? ''}
            fill={vars.nodeColor[type]}
            stroke={vars.nodeColor[type]}
          />
        ))}
      </svg>
    </ViewportPortal>
  );
}
