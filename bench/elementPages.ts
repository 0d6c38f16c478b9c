import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateStory } from '@dreamfork/story/testing';
import { buildPlainReader } from './plainReader/build.ts';

/** What every page that fetches a story and shows its text in a shadow tree has to do. */
const bareScript = `customElements.define('dreamfork-player', class extends HTMLElement {
  async connectedCallback() {
    const shadow = this.attachShadow({ mode: 'open' });
    const story = await (await fetch(this.getAttribute('src'))).json();
    const start = story.nodes.find(({ id }) => id === story.startNodeId);
    const passage = document.createElement('article');
    passage.textContent = start.title + start.content;
    shadow.append(passage);
  }
})`;

/**
 * The address of a page that reads a story of so many nodes: by the element, by a small reader that does the least a
 * reader needs, or as a bare text.
 */
export type PageOf = (kind: 'element' | 'plain' | 'bare', nodes: 100 | 10_000) => string;

/** Pages of two tags, as an embedder would write them, and the fonts that lie beside the script. */
export async function elementPages(folder: string) {
  const type = 'text/javascript';
  const files: Record<string, { type: string; body: string }> = {
    '/element.js': { type, body: readFileSync(join(folder, 'element.js'), 'utf8') },
    '/plain.js': { type, body: await buildPlainReader() },
    '/bare.js': { type, body: bareScript },
  };
  for (const nodes of [100, 10_000]) {
    const body = JSON.stringify(generateStory(nodes));
    files[`/${nodes}`] = { type: 'application/json', body };
  }
  return (path: string) => {
    const [, font] = /^\/fonts\/([\w-]+\.woff2)$/.exec(path) ?? [];
    if (font) return { type: 'font/woff2', body: readFileSync(join(folder, 'fonts', font)) };
    const [, kind, nodes] = /^\/(element|plain|bare)\/(\d+)$/.exec(path) ?? [];
    const tags = `<dreamfork-player src="/${nodes}"></dreamfork-player><script src="/${kind}.js"></script>`;
    if (kind) return { type: 'text/html; charset=utf-8', body: `<!doctype html>${tags}` };
    return files[path];
  };
}
