/** @jsxImportSource preact */
import type { StoryDocument } from '@dreamfork/story';
import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { styles } from './styles.ts';

type Choice = { id: string; text: string; target: string };

const place = 'plain-reader';

/** What a story's reader needs least: titles, paragraphs, choices, a button back, a counter, a kept place. */
function Reader({ story }: { story: StoryDocument }) {
  const [trail, setTrail] = useState([story.startNodeId as string]);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = trail.at(-1);
  const node = story.nodes.find((one) => one.id === id);
  const paths = story.connections.filter(({ fromNodeId }) => fromNodeId === id);
  const choices = (node?.choices ?? []).flatMap(({ id: choice, text, connectionId }): Choice[] => {
    const path = paths.find((one) => one.id === connectionId);
    return path ? [{ id: choice, text, target: path.toNodeId }] : [];
  });
  const [next] = paths;
  useLayoutEffect(() => {
    if (trail.length > 1) heading.current?.focus();
  }, [trail]);
  useEffect(() => localStorage.setItem(place, JSON.stringify(trail)), [trail]);
  const go = (target: string) => setTrail([...trail, target]);
  return (
    <section>
      <header>
        <h1>{story.title}</h1>
      </header>
      <article key={trail.length}>
        <h2 ref={heading} tabIndex={-1}>
          {node?.title}
        </h2>
        {node?.content.split('\n\n').map((text) => (
          <p key={text}>{text}</p>
        ))}
        <ol>
          {choices.map(({ id: choice, text, target }) => (
            <li key={choice}>
              <button type="button" onClick={() => go(target)}>
                {text}
              </button>
            </li>
          ))}
        </ol>
      </article>
      <footer>
        <span>
          {trail.length} / {story.nodes.length}
        </span>
        {choices.length === 0 && next && (
          <button type="button" onClick={() => go(next.toNodeId)}>
            Next
          </button>
        )}
        <button type="button" onClick={() => setTrail(trail.slice(0, -1))}>
          Back
        </button>
      </footer>
    </section>
  );
}

class PlainReader extends HTMLElement {
  async connectedCallback() {
    const shadow = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    shadow.adoptedStyleSheets = [sheet];
    const answer = await fetch(this.getAttribute('src') ?? '');
    render(<Reader story={(await answer.json()) as StoryDocument} />, shadow);
  }
}

customElements.define('dreamfork-player', PlainReader);
