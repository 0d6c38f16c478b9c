import { findNode, storyIndex, type VariableUse } from '@dreamfork/story';
import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { variablesMessages } from './messages.ts';
import * as styles from './variables.css.ts';

/** How many places are listed at first, and how many come with each press. */
const pageLength = 20;

export type PlaceListProps = {
  label: string;
  places: readonly VariablePlace[];
  /** Called before the place is shown. */
  onShow?: () => void;
};

/** Places that name a variable; a press selects one and brings it into view. */
export function PlaceList({ label, places, onShow }: PlaceListProps) {
  const { edits } = useEditor();
  const messages = useMessages(variablesMessages);
  const document = useSession((state) => state.document);
  const [length, setLength] = useState(pageLength);
  const titleOf = (nodeId: string) => findNode(document, nodeId)?.title || messages.untitled;
  const nameOf = ({ nodeId, choiceId, connectionId }: VariablePlace['place']): string => {
    if (nodeId !== undefined) {
      const choice = findNode(document, nodeId)?.choices.find(({ id }) => id === choiceId);
      return choice ? `${titleOf(nodeId)} · ${choice.text}` : titleOf(nodeId);
    }
    const connection = storyIndex(document).connectionsById.get(connectionId ?? '');
    if (!connection) return messages.untitled;
    return `${titleOf(connection.fromNodeId)} → ${titleOf(connection.toNodeId)}`;
  };
  const left = places.length - length;
  return (
    <>
      <ul className={styles.places} aria-label={label}>
        {places.slice(0, length).map((one) => (
          <li key={one.key}>
            <button
              type="button"
              className={styles.place}
              onClick={() => {
                onShow?.();
                edits.showPlace(one.place);
              }}
            >
              <span className={styles.placeName}>{nameOf(one.place)}</span>
              <span className={styles.facts}>
                {messages.parts[one.part]}
                {one.kind === 'set' && ` · ${messages.changed}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button size="small" variant="quiet" onPress={() => setLength(length + pageLength)}>
          {messages.more(Math.min(left, pageLength))}
        </Button>
      )}
    </>
  );
}

/** A place that names a variable, and the key that it has in a list. */
export type VariablePlace = VariableUse & { readonly key: string };

/** The uses of a variable without those that a list could not tell apart. */
export function variablePlaces(uses: readonly VariableUse[] = []): VariablePlace[] {
  const places = new Map<string, VariablePlace>();
  for (const use of uses) {
    const { nodeId, choiceId, connectionId } = use.place;
    const key = [nodeId, choiceId, connectionId, use.part, use.kind].join('/');
    if (!places.has(key)) places.set(key, { ...use, key });
  }
  return [...places.values()];
}
