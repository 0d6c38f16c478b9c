import { useCallback, useEffect, useState } from 'react';
import { useEditor, useSession } from '../../EditorContext.tsx';
import type { StoryVersion, VersionServices } from '../../services/index.ts';

export type VersionList = {
  status: 'loading' | 'ready' | 'failed';
  items: readonly StoryVersion[];
  /** Loads what is older; absent when all is there. */
  loadMore?: () => void;
  retry: () => void;
  /** Takes an answer of the server in. */
  replace: (version: StoryVersion) => void;
};

type Pages = Pick<VersionList, 'status' | 'items'> & { nextCursor: number | null };

const none: Pages = { status: 'loading', items: [], nextCursor: null };

/** The kept states of this story, newest first; read again after every save. */
export function useVersions(service: VersionServices): VersionList {
  const { session } = useEditor();
  const id = useSession(({ saved }) => saved.id);
  const current = useSession(({ saved }) => saved.version);
  const [pages, setPages] = useState(none);
  const [attempt, setAttempt] = useState(0);

  // `current` and `attempt` are read by nobody: they say when to ask again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (id === undefined) return;
    let isWanted = true;
    void service.list({ id }).then((answer) => {
      if (!isWanted) return;
      setPages((shown) =>
        answer.ok ? { status: 'ready', ...answer.value } : { ...shown, status: 'failed' },
      );
    });
    return () => {
      isWanted = false;
    };
  }, [service, id, current, attempt]);

  const { nextCursor } = pages;
  const loadMore = useCallback(async () => {
    const story = session.getState().saved.id;
    if (story === undefined || nextCursor === null) return;
    const answer = await service.list({ id: story, cursor: nextCursor });
    setPages((shown) =>
      answer.ok
        ? {
            status: 'ready',
            items: [...shown.items, ...answer.value.items],
            nextCursor: answer.value.nextCursor,
          }
        : { ...shown, status: 'failed' },
    );
  }, [service, session, nextCursor]);

  return {
    status: pages.status,
    items: pages.items,
    ...(nextCursor === null ? {} : { loadMore: () => void loadMore() }),
    retry: () => {
      setPages(none);
      setAttempt((last) => last + 1);
    },
    replace: (version) =>
      setPages((shown) => ({
        ...shown,
        items: shown.items.map((item) => (item.version === version.version ? version : item)),
      })),
  };
}
