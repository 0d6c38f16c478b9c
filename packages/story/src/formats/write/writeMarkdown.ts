import type { StoryDocument } from '../../schema/document.ts';
import { nodeLinks } from './nodeLinks.ts';

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Characters that Markdown would read as its own, in a heading or a link. */
const escaped = (text: string): string => oneLine(text).replaceAll(/[\\`*_[\]<>#|]/g, '\\$&');

/**
 * The story as a Markdown outline: every node a heading with its text, its choices as links to other
 * headings. Texts stay as the author wrote them, because many write Markdown.
 */
export function writeMarkdown(story: StoryDocument): string {
  const numbers = new Map(story.nodes.map(({ id }, index) => [id, index + 1]));
  const titles = new Map(story.nodes.map(({ id, title }) => [id, title]));
  const sections = story.nodes.map((node, index) => {
    const links = nodeLinks(story, node).map(({ label, toNodeId }, order) => {
      if (toNodeId === null) return `${order + 1}. ${escaped(label)}`;
      const text = escaped(label) || escaped(titles.get(toNodeId) ?? '');
      return `${order + 1}. [${text || '…'}](#node-${numbers.get(toNodeId)})`;
    });
    const heading = `## <a id="node-${index + 1}"></a>${escaped(node.title) || index + 1}`;
    return [heading, node.content.trim(), links.join('\n')].filter(Boolean).join('\n\n');
  });
  return `${[`# ${escaped(story.title)}`, story.description.trim(), ...sections].filter(Boolean).join('\n\n')}\n`;
}
