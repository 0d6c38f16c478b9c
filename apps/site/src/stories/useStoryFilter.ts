import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readStoryFilter, type StoryFilter, writeStoryFilter } from './storyFilter.ts';

export type ChangeFilter = (changed: Partial<StoryFilter>) => void;

/**
 * What the address of the page narrows its list to. Words that are written replace each other in the
 * history; every other change is a step that can be taken back.
 */
export function useStoryFilter(): [StoryFilter, ChangeFilter] {
  const [parameters, setParameters] = useSearchParams();
  const filter = useMemo(() => readStoryFilter(parameters), [parameters]);
  const change = useCallback<ChangeFilter>(
    (changed) => {
      setParameters((before) => writeStoryFilter({ ...readStoryFilter(before), ...changed }), {
        replace: changed.search !== undefined && Object.keys(changed).length === 1,
        preventScrollReset: true,
      });
    },
    [setParameters],
  );
  return [filter, change];
}
