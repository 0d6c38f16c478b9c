import type { MergeTogether, StoryDocument, StoryNode } from '@dreamfork/story';
import { createStore } from 'zustand/vanilla';
import type { KeptText, LivePerson } from '../../services/index.ts';
import type { SavePace } from '../saving/createAutosave.ts';

/** What hears the others and tells them. */
export type Company = {
  isOpen: () => boolean;
  /** Resolves when no word is being typed. */
  whenWordTyped: () => Promise<void>;
  /** Keeps the author's words where others wrote over the same ones, and tells of what else both did. */
  keep: (
    met: Pick<MergeTogether, 'texts' | 'others'> & {
      /** Nodes that the author deleted and others went on with. */
      returned: readonly StoryNode[];
      version: number;
    },
  ) => void;
  /** Whether so many more texts can be kept. */
  hasRoomFor: (count: number) => boolean;
  /** The author has decided about words of theirs. */
  decided: (key: string) => void;
  /** They want to decide again. */
  keepAgain: (text: KeptText) => void;
  /** Hidden tabs hear nothing: what they missed is taken in when they are looked at again. */
  setVisible: (isVisible: boolean) => void;
  end: () => void;
};

export type CompanyState = {
  /** Whether the others are heard now. */
  readonly isOpen: boolean;
  readonly ownId: string | null;
  /** The others who have the story open, as they were heard last. */
  readonly people: readonly LivePerson[];
  /** Whose view this one follows. */
  readonly following: string | null;
  readonly kept: readonly KeptText[];
  /** What hears and tells, once it has been loaded. */
  readonly company: Company | null;
};

export type CompanyStore = ReturnType<typeof createCompanyStore>;

/** Who else is in the story, and what of it is to be decided. */
export const createCompanyStore = () =>
  createStore<CompanyState>(() => ({
    isOpen: false,
    ownId: null,
    people: [],
    following: null,
    kept: [],
    company: null,
  }));

/** Whether somebody else is there and heard. */
export const isInCompany = ({ isOpen, people }: CompanyState): boolean =>
  isOpen && people.length > 0;

const quick: SavePace = { pause: 500, longest: 1500 };
/** Of stories whose every save is large. */
const slow: SavePace = { pause: 3000, longest: 3000 };
const manyNodes = 3000;
/** 3 MB where a letter has two bytes, as in Cyrillic. Asked with each key, so nothing is encoded to be measured. */
const manyCharacters = 1_500_000;

function isLarge({ nodes }: StoryDocument): boolean {
  if (nodes.length > manyNodes) return true;
  let characters = 0;
  for (const { content, choices } of nodes) {
    characters += content.length;
    for (const { text } of choices) characters += text.length;
  }
  return characters > manyCharacters;
}

/** How soon work is sent while others wait for it; undefined alone. */
export function paceInCompany(state: CompanyState, document: StoryDocument): SavePace | undefined {
  if (!isInCompany(state)) return undefined;
  return isLarge(document) ? slow : quick;
}
