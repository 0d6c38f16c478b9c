import type { MergeConflict, StoryNode } from '@dreamfork/story';
import type { DraftStorage, LiveNews, LivePerson, LiveServices } from '../../services/index.ts';
import type { Session } from '../session/createSession.ts';
import { type Company, type CompanyState, type CompanyStore, isInCompany } from './companyStore.ts';
import type { DragSource } from './followDrag.ts';
import { keepWatching } from './keepWatching.ts';
import { joinKept, mostKept, withOverwritten } from './keptTexts.ts';
import { createTelling } from './presence.ts';

/** Milliseconds after which a version that could not be taken in is tried again. */
const followRetry = 2000;

export type CompanyOptions = {
  session: Session;
  drag: DragSource;
  live: LiveServices;
  storage: DraftStorage | undefined;
  store: CompanyStore;
  /** Takes in what the server holds now; false where that is left to the author. */
  followServer: () => Promise<boolean>;
  /** The author may not edit the story any more. */
  onAccessEnded: () => void;
  /** Both changed these. */
  onMet: (met: {
    texts: number;
    others: readonly MergeConflict[];
    returned: readonly StoryNode[];
  }) => void;
  /** Resolves when no word is being typed. @default at once */
  whenWordTyped?: () => Promise<void>;
  /** @default Math.random */
  random?: () => number;
};

const withPerson = (people: readonly LivePerson[], person: LivePerson): readonly LivePerson[] => {
  const at = people.findIndex(({ id }) => id === person.id);
  return at < 0 ? [...people, person] : people.with(at, person);
};

/** Where somebody is who is not heard any more is not known. */
const nowhereNow = (person: LivePerson): LivePerson => ({
  ...person,
  presence: { selection: [], viewport: null, drag: null, writing: null },
});

/** Watches the saved story while others may be in it, takes in what they save, and tells them what is done here. */
export function createCompany(options: CompanyOptions): Company {
  const { session, drag, live, storage, store, followServer, onAccessEnded, onMet } = options;
  const { whenWordTyped = async () => {}, random = Math.random } = options;
  /** Who saved the newest version, as far as that was told. */
  let saver: { version: number; by: string | null } | null = null;
  let wanted = 0;
  /** Streams of this editor: one that broke may be heard of until the server notices. */
  const own = new Set<string>();
  let isFollowing = false;
  let watching: AbortController | null = null;
  let watchedId: string | undefined;
  /** Runs while what could not be taken in waits for another attempt. */
  let retry: ReturnType<typeof setTimeout> | undefined;

  const stopRetry = () => {
    clearTimeout(retry);
    retry = undefined;
  };

  const isBehind = () => wanted > (session.getState().saved.version ?? 0);

  /** Takes in what is newer. A save that is running finds it out by itself. */
  const catchUp = async (): Promise<void> => {
    const { isSaving, isAutosaving } = session.getState();
    // Who is not heard is caught up with by the welcome.
    if (!store.getState().isOpen) return;
    if (!isBehind() || isFollowing || retry !== undefined || isSaving || isAutosaving) return;
    isFollowing = true;
    const mayFollow = await followServer();
    isFollowing = false;
    if (!mayFollow) wanted = 0;
    if (!isBehind() || !store.getState().isOpen) return;
    retry = setTimeout(() => {
      stopRetry();
      void catchUp();
    }, followRetry);
  };

  const telling = createTelling({
    session,
    drag,
    hasListeners: () => isInCompany(store.getState()),
    tell: (presence) => {
      const { id } = session.getState().saved;
      const { ownId: personId } = store.getState();
      // What is not heard is told with the next move.
      if (id !== undefined && personId !== null) void live.tell({ id, personId, presence });
    },
  });

  const take = (event: LiveNews): void => {
    const { people, following } = store.getState();
    switch (event.type) {
      case 'welcome':
        own.add(event.personId);
        store.setState({
          isOpen: true,
          ownId: event.personId,
          people: event.people.filter(({ id }) => !own.has(id)),
        });
        wanted = Math.max(wanted, event.version);
        telling.tellAnew();
        break;
      case 'version':
        wanted = Math.max(wanted, event.version);
        if (event.version === wanted) saver = event;
        stopRetry();
        break;
      case 'person': {
        if (own.has(event.person.id)) break;
        const isNew = people.every(({ id }) => id !== event.person.id);
        store.setState({ people: withPerson(people, event.person) });
        if (isNew) telling.tellAnew();
        break;
      }
      case 'left':
        store.setState({
          people: people.filter(({ id }) => id !== event.personId),
          ...(following === event.personId ? { following: null } : {}),
        });
        break;
      case 'behind':
        // Who is there is told anew.
        store.setState({ people: [] });
        void followServer();
        break;
    }
    void catchUp();
  };

  const hangUp = () => {
    watching?.abort();
    watching = null;
    wanted = 0;
    stopRetry();
    store.setState({ isOpen: false, people: [], following: null });
  };

  let isVisible = false;
  const begin = () => {
    const { id } = session.getState().saved;
    if (watching && id !== watchedId) {
      hangUp();
      store.setState({ kept: [] });
      void restoreKept();
    }
    if (!isVisible || watching || id === undefined) return;
    watching = new AbortController();
    watchedId = id;
    void keepWatching({
      ...{ live, id, onEvent: take, random, signal: watching.signal },
      formerId: () => store.getState().ownId,
      onClosed: () =>
        store.setState({ isOpen: false, people: store.getState().people.map(nowhereNow) }),
      onAccessEnded: () => {
        store.setState({ people: [], following: null });
        onAccessEnded();
      },
    });
  };

  const unsubscribe = session.subscribe(() => {
    begin();
    void catchUp();
  });

  const put = (change: (kept: CompanyState['kept']) => CompanyState['kept']) => {
    store.setState({ kept: change(store.getState().kept) });
    const { id } = session.getState().saved;
    // A browser that stores nothing has said so; the words stay until the page is closed.
    if (id !== undefined) void storage?.changeKept(id, change).catch(() => {});
  };

  const restoreKept = async (): Promise<void> => {
    const { id } = session.getState().saved;
    if (id === undefined) return;
    // What cannot be read cannot be shown: the draft has told of a broken storage.
    const stored = (await storage?.readKept(id).catch(() => [])) ?? [];
    store.setState({ kept: joinKept(stored, store.getState().kept) });
  };
  void restoreKept();

  return {
    isOpen: () => store.getState().isOpen,
    whenWordTyped,
    keep: ({ texts, others, returned, version }) => {
      if (texts.length > 0) {
        const by = saver?.version === version ? saver.by : null;
        put((kept) => withOverwritten(kept, { texts, by }, Date.now()));
      }
      if (texts.length + others.length + returned.length > 0) {
        onMet({ texts: texts.length, others, returned });
      }
    },
    hasRoomFor: (count) => store.getState().kept.length + count <= mostKept,
    decided: (key) => put((kept) => kept.filter((text) => text.key !== key)),
    keepAgain: (text) => put((kept) => joinKept(kept, [text])),
    setVisible: (now) => {
      isVisible = now;
      if (now) begin();
      else hangUp();
    },
    end: () => {
      unsubscribe();
      telling.stop();
      hangUp();
    },
  };
}
