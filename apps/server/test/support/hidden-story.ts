import { partId } from '@dreamfork/api-client/contract';
import { admin, anna, fixtureUser } from '@dreamfork/api-client/fixtures';
import { buildStory } from '@dreamfork/story/testing';
import { saveNew } from './accounts.ts';
import { toForm } from './forms.ts';
import { type Things, unknownThings } from './requests/things.ts';
import { openSession } from './sessions.ts';
import type { TestServer } from './test-server.ts';

/** Stands in everything that is said in and about the story, and nowhere else. */
export const secret = 'Квашеникулы';
export const secretTag = secret.toLowerCase();

const story = buildStory(`${secret} начало`, `${secret} описание`)
  .node('opening', 'start', { title: `${secret} утро`, content: `${secret} ждут.` })
  .node('fork', 'choice', { title: secret, content: secret })
  .node('ending', 'end', { title: secret, content: secret })
  .link('opening', 'fork')
  .choice('fork', `${secret} налево`, 'ending')
  .build();

export const hidings = ['private', 'deleted', 'unpublished'] as const;
export type Hiding = (typeof hidings)[number];

export const sessionOf = async ({ services }: TestServer, userId: string): Promise<string> =>
  String(await openSession(services, userId));

/** A public story of Anna's that a reader has liked, commented on and reported. */
export async function publishSecret(server: TestServer): Promise<Things> {
  const token = await sessionOf(server, anna.id);
  const reader = await sessionOf(server, fixtureUser('vera.orlova').id);
  const { id } = await saveNew(server.send, token, {
    ...toForm(story),
    isPublic: true,
    tags: [secretTag],
  });
  const tell = (path: string, body: object) =>
    server.send('POST', `/${path}`, { token: reader, body });
  await tell(`content/${id}/like`, { liked: true });
  const comment = await tell(`api/story/${id}/comments`, { text: 'Читал до утра.' });
  await tell(`api/story/${id}/report`, { reason: 'other' });
  await tell(`api/story/${id}/comments/${comment.body.id}/report`, { reason: 'other' });
  return thingsOf(id, comment.body.id);
}

/** Ids of a story, under whatever id it stands. */
export const thingsOf = (id: string, commentId: string): Things => ({
  ...unknownThings,
  stories: [id],
  chapters: [partId(id, 'opening')],
  choices: [partId(id, 'fork.1')],
  comments: [commentId],
});

/** Takes a public story away from its readers. */
export async function hide(server: TestServer, id: string, hiding: Hiding): Promise<void> {
  const token = await sessionOf(server, (hiding === 'unpublished' ? admin : anna).id);
  const answer =
    hiding === 'private'
      ? await server.send('POST', `/content/${id}/publish`, { token, body: { publish: false } })
      : hiding === 'deleted'
        ? await server.send('DELETE', `/api/story/${id}`, { token })
        : await server.send('POST', `/api/moderation/stories/${id}/unpublish`, {
            token,
            body: { reason: 'Спам' },
          });
  if (answer.status !== 200) throw new Error(`Hiding failed: ${answer.text}`);
}
