import { type LookFace, lookAccents, type StoryLook } from '../../schema/look.ts';
import { openingRule } from './markup.ts';

/** The families of each face: a book and a page to print have what the reader's machine has. */
export const faceFamilies: Record<LookFace, string> = {
  book: 'Literata, Georgia, "PT Serif", serif',
  antique: 'Alegreya, "Palatino Linotype", Palatino, "Book Antiqua", serif',
  plain: '"Golos Text", system-ui, sans-serif',
  typewriter: '"JetBrains Mono", "Courier New", Courier, monospace',
};

/** The accent of the product, for stories without one. */
const ownAccent = { light: '#3A2FC9', dark: '#B3ADFF' } as const;

export const accentOf = ({ accent }: StoryLook = {}): { light: string; dark: string } =>
  accent ? lookAccents[accent] : ownAccent;

/**
 * The style sheet of a book with the look of a story. Size and colour of the text are left to the reader's program,
 * whose settings would work against them.
 */
export function epubStyle(look: StoryLook = {}): string {
  const { light, dark } = accentOf(look);
  return `@namespace epub "http://www.idpf.org/2007/ops";
html { font-family: ${faceFamilies[look.face ?? 'book']}; }
body { margin: 0 5%; line-height: 1.55; overflow-wrap: break-word; -epub-hyphens: auto; hyphens: auto; }
h1 { margin: 1.6em 0 1em; font-size: 1.5em; line-height: 1.2; font-weight: 600; text-align: left; -epub-hyphens: none; hyphens: none; }
h2, h3, h4, h5, h6 { margin: 1.4em 0 0.5em; line-height: 1.25; text-align: left; }
p { margin: 0 0 0.8em; }
blockquote { margin: 1em 0; padding-left: 1em; border-left: 0.15em solid; }
hr { width: 4em; margin: 1.6em auto; border: 0; border-top: 0.08em solid; }
figure { margin: 1.2em 0; text-align: center; break-inside: avoid; }
img, video { max-width: 100%; height: auto; }
audio { width: 100%; }
figcaption, .missing { font-family: "Golos Text", system-ui, sans-serif; font-size: 0.85em; line-height: 1.4; }
.missing { padding: 0.6em 0.8em; border: 0.08em dashed; }
.ways { list-style: none; margin: 1.8em 0 1em; padding: 0; font-family: "Golos Text", system-ui, sans-serif; }
.ways li { margin: 0 0 0.7em; break-inside: avoid; }
.ways a { display: block; padding: 0.75em 1em; border: 0.1em solid; border-radius: 0.5em; color: ${light}; text-decoration: none; }
.end { margin: 2em 0 1em; text-align: center; letter-spacing: 0.12em; text-transform: uppercase; }
.title { margin-top: 22%; text-align: center; }
.title h1 { font-size: 2em; text-align: center; }
.author { font-style: italic; }
.cover { margin: 0; padding: 0; text-align: center; }
.cover img { max-height: 100vh; }
${openingRule(light)}
@media (prefers-color-scheme: dark) { .ways a, .opening::first-letter { color: ${dark}; } }
`;
}
