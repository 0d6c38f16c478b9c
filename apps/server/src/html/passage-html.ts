import type { Block, Inline } from '@dreamfork/player/text';
import { escapeHtml } from './escape-html.ts';

const inlineHtml = (inline: Inline): string => {
  switch (inline.type) {
    case 'text':
      return escapeHtml(inline.text);
    case 'break':
      return '<br>';
    case 'emphasis':
      return `<em>${inlinesHtml(inline.children)}</em>`;
    case 'strong':
      return `<strong>${inlinesHtml(inline.children)}</strong>`;
    case 'link':
      return `<a href="${escapeHtml(inline.address)}" rel="nofollow noopener noreferrer ugc" target="_blank">${inlinesHtml(inline.children)}</a>`;
  }
};

const inlinesHtml = (inlines: readonly Inline[]): string => inlines.map(inlineHtml).join('');

/** The headings of a passage stand below its title. */
const headingLevel = (level: number): number => Math.min(level + 2, 6);

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${inlinesHtml(block.children)}</p>`;
    case 'heading': {
      const tag = `h${headingLevel(block.level)}`;
      return `<${tag}>${inlinesHtml(block.children)}</${tag}>`;
    }
    case 'list': {
      const items = block.items.map((item) => `<li>${passageHtml(item)}</li>`).join('');
      return block.start === null
        ? `<ul>${items}</ul>`
        : `<ol start="${block.start}">${items}</ol>`;
    }
    case 'quote':
      return `<blockquote>${passageHtml(block.children)}</blockquote>`;
    case 'rule':
      return '<hr>';
  }
}

/** The text of a passage as HTML; every word of the author's is escaped. */
export const passageHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('');
