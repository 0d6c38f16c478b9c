import type { SaveStoryResponse, StoryData } from '@dreamfork/api-client/contract';
import type { StoryDocument } from '@dreamfork/story';
import type { Send } from './traffic.ts';

/** Between two saves of the editor, in milliseconds: a pause ends the work of a few seconds. */
const [shortestPause, longestPause] = [2500, 5500];

/** Waits for so many milliseconds, or less at the end. */
export type Pause = (milliseconds: number) => Promise<void>;

export type Author = {
  send: Send;
  token: string;
  storyId: string;
  form: Form;
  /** The newest version that the server has acknowledged. */
  version: number;
  /** What each acknowledged save has added to the text. */
  saved: string[];
  /** What the story did not hold any more, though it was acknowledged. */
  lost: string[];
};

/** The form of a save, written beforehand: before and after the text of the first node. */
type Form = readonly [before: string, after: string];

const place = '@text@';

export function toForm({ title, description, ...content }: StoryDocument): Form {
  const nodes = content.nodes.map((node, index) =>
    index === 0 ? { ...node, content: place } : node,
  );
  const whole = JSON.stringify({ ...content, nodes });
  const text = JSON.stringify({ title, description, isPublic: true, content: whole });
  const [before = '', after = ''] = text.slice(0, -1).split(place);
  return [before, after];
}

export const fillForm = ([before, after]: Form, saved: readonly string[], version?: number) =>
  `${before}${saved.join(' ')}${after}${version === undefined ? '' : `,"version":${version}`}}`;

const bearer = ({ token }: Author) => ({ authorization: `Bearer ${token}` });

/** Opens the story as the editor does. Whatever was acknowledged and is not there is lost. */
export async function openOwn(
  author: Author,
): Promise<{ version: number; text: string } | undefined> {
  const answer = await author.send('GET /api/story/{id}/data (author)', {
    path: `/api/story/${author.storyId}/data`,
    headers: bearer(author),
  });
  if (!answer) return undefined;
  const { version, nodes } = JSON.parse(answer.text) as StoryData;
  const text = nodes[0]?.content ?? '';
  const present = new Set(text.split(' '));
  const missing = author.saved.filter((mark) => !present.has(mark));
  if (version < author.version) missing.push(`version ${author.version}`);
  author.lost.push(...missing);
  return { version, text };
}

/** Saves what one more edit has made. A save without an answer may have happened: the story is asked. */
async function save(author: Author, mark: string): Promise<void> {
  const answer = await author.send('PUT /api/StoryManagement/{id}', {
    path: `/api/StoryManagement/${author.storyId}`,
    headers: bearer(author),
    body: fillForm(author.form, [...author.saved, mark], author.version),
  });
  if (answer) {
    author.version = (JSON.parse(answer.text) as SaveStoryResponse).story.version;
    author.saved.push(mark);
    return;
  }
  const found = await openOwn(author);
  if (!found) return;
  author.version = found.version;
  if (found.text.split(' ').includes(mark)) author.saved.push(mark);
}

const asides = [
  { call: 'GET /api/story', path: '/api/story?page=1&pageSize=20' },
  {
    call: 'GET /api/StoryManagement/public?searchTerm',
    path: '/api/StoryManagement/public?searchTerm=Глава',
  },
  { call: 'GET /api/story/{id}/versions', path: (id: string) => `/api/story/${id}/versions` },
  { call: 'GET /api/story/{id}/statistics', path: (id: string) => `/api/story/${id}/statistics` },
] as const;

/** Writes until the signal: a save after every few seconds, now and then a look at something else. */
export async function keepWriting(
  author: Author,
  { pause, signal }: { pause: Pause; signal: AbortSignal },
): Promise<void> {
  for (let edit = 1; !signal.aborted; edit += 1) {
    await save(author, `edit-${edit}`);
    const aside = edit % 3 === 0 ? asides[(edit / 3) % asides.length] : undefined;
    if (aside) {
      const path = typeof aside.path === 'string' ? aside.path : aside.path(author.storyId);
      await author.send(aside.call, { path, headers: bearer(author) });
    }
    if (edit % 10 === 0) await openOwn(author);
    await pause(shortestPause + Math.random() * (longestPause - shortestPause));
  }
}
