import { type Match, textFields } from '@dreamfork/story';
import { Button, TextField, ToggleButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { CaseSensitive, Regex, Replace, WholeWord } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createFindCommands } from '../commands/findCommands.ts';
import { useDesk, useEditor } from '../EditorContext.tsx';
import { RowList } from '../list/RowList.tsx';
import { findMessages } from '../messages/index.ts';
import { usePanelCommands } from '../usePanelCommands.ts';
import { keyOfMatch } from './excerpt.ts';
import * as styles from './FindPanel.css.ts';
import { optionsOf } from './findWish.ts';
import { MatchRow } from './MatchRow.tsx';
import { type Findings, matchesOf, useSearch } from './useSearch.ts';

const switches = [
  { name: 'matchCase', icon: CaseSensitive },
  { name: 'wholeWord', icon: WholeWord },
  { name: 'regularExpression', icon: Regex },
] as const;

const nothing: ReadonlySet<string> = new Set();

/** Finds words in titles, texts and choices and replaces them: one, the chosen ones, or all. */
export function FindPanel() {
  const { desk } = useEditor();
  const { replaceMatches } = usePanelCommands(createFindCommands);
  const words = useMessages(findMessages);
  const wish = useDesk((state) => state.find);
  const focusWish = useDesk((state) => state.findFocus);
  const findings = useSearch(wish);
  const [spared, setSpared] = useState(nothing);
  const query = useRef<HTMLInputElement>(null);
  const matches = matchesOf(findings);
  const chosen = matches.filter((match) => !spared.has(keyOfMatch(match)));

  useEffect(() => {
    if (focusWish === 0) return;
    query.current?.focus();
    query.current?.select();
  }, [focusWish]);

  const replace = (some: readonly Match[]) => {
    replaceMatches({
      matches: some,
      replacement: wish.replacement,
      query: wish.query,
      options: optionsOf(wish),
    });
    setSpared(nothing);
  };
  const toggle = (key: string) =>
    setSpared((keys) =>
      keys.has(key) ? new Set([...keys].filter((one) => one !== key)) : new Set([...keys, key]),
    );
  const change = (patch: Parameters<typeof desk.setFind>[0]) => {
    desk.setFind(patch);
    setSpared(nothing);
  };
  const trouble = troubleOf(findings);

  return (
    <div className={styles.panel} data-testid="find-panel">
      <div className={styles.form}>
        <TextField
          ref={query}
          label={words.find}
          value={wish.query}
          onChange={(text) => change({ query: text })}
          errorMessage={trouble ? words[trouble] : undefined}
        />
        <TextField
          label={words.replaceWith}
          value={wish.replacement}
          onChange={(replacement) => desk.setFind({ replacement })}
          description={wish.regularExpression ? words.groupsHint : undefined}
        />
        <div className={styles.switches}>
          {switches.map(({ name, icon }) => (
            <ToggleButton
              key={name}
              icon={icon}
              size="small"
              label={words[name]}
              isSelected={wish[name]}
              onChange={(isOn) => change({ [name]: isOn })}
            />
          ))}
        </div>
        <div className={styles.switches}>
          {textFields.map((field) => (
            <ToggleButton
              key={field}
              size="small"
              isSelected={wish.scope.includes(field)}
              onChange={(isOn) =>
                change({
                  scope: textFields.filter((one) =>
                    one === field ? isOn : wish.scope.includes(one),
                  ),
                })
              }
            >
              {words.scope[field]}
            </ToggleButton>
          ))}
        </div>
      </div>
      <p className={styles.count} role="status">
        {statusOf(findings, wish.query, words)}
      </p>
      {findings && matches.length > 0 && (
        <>
          <RowList
            label={words.list}
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
                ? { isDisabled: true, disabledReason: words.noneChosen }
                : {})}
              onPress={() => replace(chosen)}
            >
              {chosen.length === matches.length
                ? words.replaceAll(matches.length)
                : words.replaceChosen(chosen.length)}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function troubleOf(findings: Findings | null): 'invalid' | 'late' | 'unavailable' | null {
  const kind = findings?.answer.kind;
  return kind === undefined || kind === 'found' ? null : kind;
}

function statusOf(
  findings: Findings | null,
  query: string,
  words: {
    count: (count: number) => string;
    many: (count: number) => string;
    none: string;
    hint: string;
  },
): string {
  if (query === '') return words.hint;
  if (findings?.answer.kind !== 'found') return '';
  const { matches, isCut } = findings.answer;
  if (matches.length === 0) return words.none;
  return isCut ? words.many(matches.length) : words.count(matches.length);
}
