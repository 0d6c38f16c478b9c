import { availableChoices } from '../../queries/availableChoices.ts';
import { findNode } from '../../queries/storyIndex.ts';
import type { StoryDocument, StoryNode } from '../../schema/document.ts';
import { stableId } from '../stableId.ts';

/** A link from a section to another. `label` is empty where it has no words of its own. */
export type BookLink = { label: string; to: StoryNode };

/** A node as a section of a book, with links for its available connections (SPEC Q3). */
export type BookSection = {
  node: StoryNode;
  links: readonly BookLink[];
  /** Whether the only link is not a choice. */
  goesOn: boolean;
};

function sectionOf(story: StoryDocument, node: StoryNode): BookSection {
  const { choices, paths } = availableChoices(story, node);
  const links = [
    ...choices.map(({ choice, connection }) => ({ label: choice.text, id: connection.toNodeId })),
    ...paths.map(({ toNodeId }) => ({ label: '', id: toNodeId })),
  ].flatMap(({ label, id }) => {
    const to = findNode(story, id);
    return to ? [{ label: label.trim() || to.title.trim(), to }] : [];
  });
  return { node, links, goesOn: choices.length === 0 && links.length === 1 };
}

/** All nodes, the start first, the others in an order that an edit of one node leaves as it is. */
function shuffledNodes({ nodes, startNodeId }: StoryDocument): StoryNode[] {
  const start =
    nodes.find(({ id }) => id === startNodeId) ??
    nodes.find(({ type }) => type === 'start') ??
    nodes[0];
  if (!start) return [];
  const others = nodes
    .filter((node) => node !== start)
    .map((node) => ({ node, key: stableId('section', node.id) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  return [start, ...others.map(({ node }) => node)];
}

/** The sections of a gamebook: shuffled, so that neighbours tell nothing of each other. */
export const shuffledSections = (story: StoryDocument): BookSection[] =>
  shuffledNodes(story).map((node) => sectionOf(story, node));

/**
 * The sections of a book whose pages are turned: those with one link stand before the one it leads to,
 * so that a reader who turns the page there reads on. These rows are shuffled.
 */
export function pagedSections(story: StoryDocument): BookSection[] {
  const sections = shuffledSections(story);
  const byNode = new Map(sections.map((section) => [section.node, section]));
  const nextOf = ({ links }: BookSection): BookSection | undefined => {
    const [link] = links;
    return link && links.length === 1 ? byNode.get(link.to) : undefined;
  };
  const continued = new Set(sections.map(nextOf));
  const placed = new Set<BookSection>();
  const placeFrom = (first: BookSection): void => {
    let section: BookSection | undefined = first;
    while (section && !placed.has(section)) {
      placed.add(section);
      section = nextOf(section);
    }
  };
  for (const [index, section] of sections.entries()) {
    if (index === 0 || !continued.has(section)) placeFrom(section);
  }
  for (const section of sections) placeFrom(section);
  return [...placed];
}
