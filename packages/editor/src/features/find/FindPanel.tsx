import { type Match, textFields } from '@dreamfork/story';
import { Button, TextField, ToggleButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { CaseSensitive, Regex, Replace, WholeWord } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { RowList } from '../../components/virtualList/RowList.tsx';
import { useEditor, useWorkspace } from '../../EditorContext.tsx';
import { keyOfMatch } from '../../excerpt.ts';
import { optionsOf } from '../../store/workspace/panelsAndDialogs.ts';
import * as styles from './FindPanel.css.ts';
import { MatchRow } from './MatchRow.tsx';
import { findMessages } from './messages.ts';
import { replaceMatches } from './replaceMatches.ts';
import { type Findings, matchesOf, useSearch } from './useSearch.ts';

const switches = [
  { name: 'matchCase', icon: CaseSensitive },
  { name: 'wholeWord', icon: WholeWord },
  { name: 'regularExpression', icon: Regex },
] as const;

const nothing: ReadonlySet<string> = new Set();

/** Finds text in titles, contents and choices and replaces one, the selected, or all matches. */
export function FindPanel() {
  const editor = useEditor();
  const { workspace } = editor;
  const messages = useMessages(findMessages);
  const findQuery = useWorkspace((state) => state.find);
  const isDrawer = useWorkspace(({ width }) => width !== 'wide');
  const focusRequest = useWorkspace((state) => state.findFocus);
  const findings = useSearch(findQuery);
  const [spared, setSpared] = useState(nothing);
  const query = useRef<HTMLInputElement>(null);
  const matches = matchesOf(findings);
  const chosen = matches.filter((match) => !spared.has(keyOfMatch(match)));

  const origin = useRef<Element | null>(null);
  useEffect(() => {
    if (focusRequest === 0) return;
    const { activeElement } = document;
    if (activeElement !== query.current) origin.current = activeElement;
    query.current?.focus();
    query.current?.select();
  }, [focusRequest]);

  const replace = (some: readonly Match[]) => {
    replaceMatches(editor, {
      matches: some,
      replacement: findQuery.replacement,
      query: findQuery.query,
      options: optionsOf(findQuery),
    });
    setSpared(nothing);
  };
  const toggle = (key: string) =>
    setSpared((keys) =>
      keys.has(key) ? new Set([...keys].filter((one) => one !== key)) : new Set([...keys, key]),
    );
  const change = (patch: Parameters<typeof workspace.setFind>[0]) => {
    workspace.setFind(patch);
    setSpared(nothing);
  };
  const saveError = troubleOf(findings);
  // Query and replacement stay for the next time, so that it can close at once.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    if (isDrawer) workspace.closeDrawer();
    else workspace.closeDock();
    if (origin.current instanceof HTMLElement) origin.current.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape in any of its fields closes it.
    <search className={styles.panel} data-testid="find-panel" onKeyDown={onKeyDown}>
      <div className={styles.form}>
        <TextField
          size="small"
          ref={query}
          label={messages.find}
          value={findQuery.query}
          onChange={(text) => change({ query: text })}
          errorMessage={saveError ? messages[saveError] : undefined}
        />
        <TextField
          size="small"
          label={messages.replaceWith}
          value={findQuery.replacement}
          onChange={(replacement) => workspace.setFind({ replacement })}
          description={findQuery.regularExpression ? messages.groupsHint : undefined}
        />
        <div className={styles.switches}>
          {switches.map(({ name, icon }) => (
            <ToggleButton
              key={name}
              icon={icon}
              size="small"
              label={messages[name]}
              isSelected={findQuery[name]}
              onChange={(isOn) => change({ [name]: isOn })}
            />
          ))}
        </div>
        <div className={styles.switches}>
          {textFields.map((field) => (
            <ToggleButton
              key={field}
              size="small"
              isSelected={findQuery.scope.includes(field)}
              onChange={(isOn) =>
                change({
                  scope: textFields.filter((one) =>
                    one === field ? isOn : findQuery.scope.includes(one),
                  ),
                })
              }
            >
              {messages.scope[field]}
            </ToggleButton>
          ))}
        </div>
      </div>
      <p className={styles.count} role="status">
        {statusOf(findings, findQuery.query, messages)}
      </p>
      {findings && matches.length > 0 && (
        <>
          <RowList
            label={messages.list}
            items={matches}
            keyOf={keyOfMatch}
            rowHeight={58}
            testId="matches"
          >
            {(match, { tabIndex }) => (
              <MatchRow
                match={match}
                document={findings.document}
                tabIndex={tabIndex}
                isChosen={!spared.has(keyOfMatch(match))}
                onChoose={() => toggle(keyOfMatch(match))}
                onReplace={() => replace([match])}
              />
            )}
          </RowList>
          <div className={styles.foot}>
            <Button
              size="small"
              icon={Replace}
              {...(chosen.length === 0
                ? { isDisabled: true, disabledReason: messages.noneChosen }
                : {})}
              onPress={() => replace(chosen)}
            >
              {chosen.length === matches.length
                ? messages.replaceAll(matches.length)
                : messages.replaceChosen(chosen.length)}
            </Button>
          </div>
        </>
      )}
    </search>
  );
}

function troubleOf(findings: Findings | null): 'invalid' | 'late' | 'unavailable' | null {
  const kind = findings?.answer.kind;
  return kind === undefined || kind === 'found' ? null : kind;
}

function statusOf(
  findings: Findings | null,
  query: string,
  messages: {
    count: (count: number) => string;
    many: (count: number) => string;
    none: string;
    hint: string;
  },
): string {
  if (query === '') return messages.hint;
  if (findings?.answer.kind !== 'found') return '';
  const { matches, isCut } = findings.answer;
  if (matches.length === 0) return messages.none;
  return isCut ? messages.many(matches.length) : messages.count(matches.length);
}
