import type { MergeConflict, StoryNode } from '@dreamfork/story';
import type {
  DraftStorage,
  LiveNews,
  LivePerson,
  LiveServices,
  StoryRole,
} from '../../services/index.ts';
import type { Session } from '../session/createSession.ts';
import { type Company, type CompanyStore, isInCompany } from './companyStore.ts';
import { createCatchUp } from './createCatchUp.ts';
import { createKeptTexts } from './createKeptTexts.ts';
import type { DragSource } from './followDrag.ts';
import { keepWatching } from './keepWatching.ts';
import { createTelling } from './presence.ts';

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
  /** What the author is to the story, at first and when that changes. */
  onRole?: (role: StoryRole) => void;
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
  const { session, drag, live, storage, store, followServer, onAccessEnded, onRole, onMet } =
    options;
  const { whenWordTyped = async () => {}, random = Math.random } = options;
  const kept = createKeptTexts({ session, storage, store });
  const newest = createCatchUp({ session, store, followServer });
  /** Streams of this editor: one that broke may be heard of until the server notices. */
  const own = new Set<string>();
  let watching: AbortController | null = null;
  let watchedId: string | undefined;
  let knownRole: StoryRole | undefined;

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
        newest.want(event.version);
        telling.tellAnew();
        break;
      case 'version':
        newest.heard(event);
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
      case 'role':
        // Told again by each new stream.
        if (event.role !== knownRole) onRole?.(event.role);
        knownRole = event.role;
        break;
      case 'behind':
        // Who is there is told anew.
        store.setState({ people: [] });
        void followServer();
        break;
    }
    void newest.catchUp();
  };

  const hangUp = () => {
    watching?.abort();
    watching = null;
    newest.stop();
    store.setState({ isOpen: false, people: [], following: null });
  };

  let isVisible = false;
  const begin = () => {
    const { id } = session.getState().saved;
    if (watching && id !== watchedId) {
      hangUp();
      store.setState({ kept: [] });
      void kept.restore();
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
    void newest.catchUp();
  });

  void kept.restore();

  return {
    isOpen: () => store.getState().isOpen,
    whenWordTyped,
    keep: ({ texts, others, returned, version }) => {
      if (texts.length > 0) {
        kept.add({ texts, by: newest.savedBy(version) });
      }
      if (texts.length + others.length + returned.length > 0) {
        onMet({ texts: texts.length, others, returned });
      }
    },
    hasRoomFor: kept.hasRoomFor,
    decided: kept.decided,
    keepAgain: kept.keepAgain,
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
