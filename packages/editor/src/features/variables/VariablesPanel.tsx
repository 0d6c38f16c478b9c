import {
  type StoryDocument,
  type Variable,
  variablesMaximum,
  variableUseIndex,
  variableUses,
} from '@dreamfork/story';
import { Button, Dialog, EmptyState, Notice } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Plus, Variable as VariableIcon } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { createAnnouncer, LiveRegion } from '../../components/announcer.tsx';
import { RowList } from '../../components/virtualList/RowList.tsx';
import { useEditor, useSession, useWorkspace } from '../../EditorContext.tsx';
import { variablesMessages } from './messages.ts';
import { PlaceList, type VariablePlace, variablePlaces } from './PlaceList.tsx';
import { useLitVariable } from './useLitVariable.ts';
import type { TypedName } from './VariableName.tsx';
import { VariableRow } from './VariableRow.tsx';
import { addNewVariable, removeVariableFrom } from './variableEdits.ts';
import * as styles from './variables.css.ts';

const none: readonly Variable[] = [];
const keyOf = ({ id }: Variable): string => id;

/** The places of a variable by its id, so that they stay while it is renamed. */
function placesById(document: StoryDocument): (variable: Variable) => readonly VariablePlace[] {
  const uses = variableUseIndex(document);
  const names = new Map(document.variables?.map(({ id, name }) => [id, name]));
  return ({ id, name }) => variablePlaces(uses.get(names.get(id) ?? name));
}

/** The variable whose form is open. */
type Opened = { readonly id: string; readonly isNew: boolean; readonly typed: TypedName | null };

/** What the story remembers of its reader: the variables, one of them open to be changed. */
export function VariablesPanel() {
  const editor = useEditor();
  const messages = useMessages(variablesMessages);
  const variables = useSession(({ document }) => document.variables) ?? none;
  const document = useDeferredValue(useSession((state) => state.document));
  const places = useMemo(() => placesById(document), [document]);
  const [announcer] = useState(createAnnouncer);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [removedId, setRemovedId] = useState<string | null>(null);
  const [isEscaped, setEscaped] = useState(false);
  const lit = useLitVariable(variables);
  const wanted = useWorkspace(({ shownVariable }) => shownVariable);
  const [shown, setShown] = useState<typeof wanted>(null);
  if (wanted !== shown) {
    setShown(wanted);
    if (wanted) setOpened({ id: wanted.id, isNew: false, typed: null });
  }
  const addButton = useRef<HTMLButtonElement>(null);
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (removals > 0) addButton.current?.focus();
  }, [removals]);

  const add = () => {
    const added = addNewVariable(editor);
    if (!added) return;
    if (added.isEscaped) setEscaped(true);
    setOpened({ id: added.variableId, isNew: true, typed: null });
    announcer.announce(messages.said.added(added.name));
  };
  const remove = ({ id, name }: Variable) => {
    setRemovedId(null);
    if (!removeVariableFrom(editor, id)) return;
    setRemovals((count) => count + 1);
    announcer.announce(messages.said.removed(name));
  };
  const askToRemove = (variable: Variable) =>
    variableUses(editor.session.getState().document, variable.name).length > 0
      ? setRemovedId(variable.id)
      : remove(variable);

  const removed = variables.find(({ id }) => id === removedId);
  const isFull = variables.length >= variablesMaximum;
  const addAction = (
    <Button
      ref={addButton}
      icon={Plus}
      onPress={add}
      isDisabled={isFull}
      disabledReason={isFull ? messages.full(variablesMaximum) : ''}
    >
      {messages.add}
    </Button>
  );
  return (
    <div className={styles.panel} data-testid="variables-panel">
      {isEscaped && (
        <Notice
          action={
            <Button size="small" variant="quiet" onPress={() => setEscaped(false)}>
              {messages.understood}
            </Button>
          }
        >
          {messages.escaped}
        </Notice>
      )}
      {variables.length === 0 ? (
        <EmptyState
          icon={VariableIcon}
          title={messages.none}
          text={messages.noneText}
          action={addAction}
          headingLevel={3}
        />
      ) : (
        <>
          <div className={styles.add}>{addAction}</div>
          <RowList
            label={messages.list}
            items={variables}
            keyOf={keyOf}
            rowHeight={56}
            currentKey={opened?.id}
          >
            {(variable, { tabIndex }) => {
              const own = opened?.id === variable.id ? opened : null;
              return (
                <VariableRow
                  variable={variable}
                  places={places(variable)}
                  isOpen={own !== null}
                  isNew={own?.isNew ?? false}
                  typed={own?.typed ?? null}
                  tabIndex={tabIndex}
                  lit={lit(variable.id)}
                  takesFocus={wanted?.id === variable.id}
                  onFocused={editor.workspace.endShowing}
                  onToggle={() =>
                    setOpened(own ? null : { id: variable.id, isNew: false, typed: null })
                  }
                  onType={(typed) => setOpened({ id: variable.id, isNew: false, typed })}
                  onRemove={() => askToRemove(variable)}
                />
              );
            }}
          </RowList>
        </>
      )}
      {removed && (
        <RemoveVariableDialog
          variable={removed}
          places={places(removed)}
          onClose={() => setRemovedId(null)}
          onConfirm={() => remove(removed)}
        />
      )}
      <LiveRegion announcer={announcer} />
    </div>
  );
}

export type RemoveVariableDialogProps = {
  variable: Variable;
  places: readonly VariablePlace[];
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks before a variable that is used is removed. A press on a place goes there and removes nothing. */
export function RemoveVariableDialog({
  variable: { name },
  places,
  onClose,
  onConfirm,
}: RemoveVariableDialogProps) {
  const messages = useMessages(variablesMessages);
  return (
    <Dialog
      title={messages.removeTitle(name)}
      description={messages.removeText(places.length)}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="quiet" autoFocus onPress={onClose}>
            {messages.cancel}
          </Button>
          <Button variant="danger" onPress={onConfirm}>
            {messages.removeConfirm}
          </Button>
        </>
      }
    >
      <PlaceList label={messages.usesList(name)} places={places} onShow={onClose} />
    </Dialog>
  );
}
