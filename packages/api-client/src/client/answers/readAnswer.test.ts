import { describe, expect, it } from 'vitest';
import { contract, type Route } from '../../contract/index.ts';
import {
  admin,
  anna,
  annaStoryList,
  lighthouseStory,
  toSessionUser,
  toStoryData,
  userListPages,
} from '../../fixtures/index.ts';
import { readAnswer } from './readAnswer.ts';

const { authentication, stories, users } = contract;

const read = <Definition extends Route>(route: Definition, answer: unknown, request?: unknown) =>
  readAnswer(route, answer, request)?.value;

describe('lists of stories', () => {
  const items = annaStoryList.stories;

  it.each([
    ['an array', items],
    ['stories', { stories: items }],
    ['items', { items }],
    ['data', { data: items }],
    ['data that holds items', { data: { items } }],
  ])('arrive as %s', (_shape, answer) => {
    expect(read(stories.listOwn, answer)).toEqual({ stories: items, total: 3, totalPages: 1 });
  });

  it('keep the counts of a server that pages', () => {
    const answer = { stories: items, total: 41, totalPages: 3 };
    expect(read(stories.listPublic, answer)).toEqual(answer);
  });

  it('fill in what a server of the specification leaves out', () => {
    const item = {
      id: 17,
      title: 'Сказка',
      description: null,
      isPublic: true,
      createdAt: '2025-03-04T05:06:07+03:00',
    };
    expect(read(stories.listPublic, [item])?.stories).toEqual([
      {
        id: '17',
        title: 'Сказка',
        description: '',
        isPublic: true,
        version: 1,
        authorName: '',
        coverUrl: null,
        nodeCount: 0,
        endCount: 0,
        viewCount: 0,
        choiceCount: 0,
        createdAt: '2025-03-04T02:06:07.000Z',
        updatedAt: '2025-03-04T02:06:07.000Z',
      },
    ]);
  });
});

describe('single stories', () => {
  it('are read from story.id or id after a save', () => {
    for (const answer of [{ story: { id: 'x' } }, { id: 'x' }]) {
      expect(read(stories.create, answer)?.story.id).toBe('x');
    }
  });

  it('are read whole, unknown keys too, even one called story', () => {
    const data = { ...toStoryData(lighthouseStory, [anna]), story: { note: 'моя' } };
    expect(read(stories.data, data)).toEqual(data);
  });

  it('are read from a server that tells the document alone', () => {
    const { title, nodes, connections, startNodeId } = lighthouseStory.document;
    const answer = { id: 'x', title, description: null, nodes, connections, startNodeId };
    expect(read(stories.data, answer)).toMatchObject({ description: '', version: 1, nodes });
  });

  it('are not read without nodes', () => {
    expect(read(stories.data, { id: 'x', title: 'Пустая' })).toBeUndefined();
  });

  it('give a created node what it was asked with', () => {
    const draft = { title: 'Узел', type: 'text', content: 'Текст', position: { x: 1, y: 2 } };
    expect(read(stories.createNode, { id: 'n1', title: 'Узел' }, draft)).toEqual({
      ...draft,
      id: 'n1',
    });
  });
});

describe('users', () => {
  it.each([
    [3, 'Admin'],
    ['3', 'Admin'],
    [2, 'Moderator'],
    [1, 'User'],
    ['Moderator', 'Moderator'],
    [undefined, 'User'],
  ])('have the role %j read as %s', (role, expected) => {
    const answer = { ...toSessionUser(admin), role };
    expect(read(authentication.me, answer)?.role).toBe(expected);
  });

  it('are not read with a role that nobody knows', () => {
    expect(read(authentication.me, { ...toSessionUser(admin), role: 'King' })).toBeUndefined();
  });

  it.each(['users', 'items', 'data'])('arrive in lists under %s', (key) => {
    const page = userListPages[0];
    const answer = { [key]: page?.users, total: page?.total, totalPages: page?.totalPages };
    expect(read(users.list, answer)).toEqual(page);
  });

  it('have a plain profile where a server knows little', () => {
    const answer = { id: 5, username: 'anna', email: anna.email, role: 1 };
    expect(read(authentication.profile, answer)).toMatchObject({
      id: '5',
      displayName: 'anna',
      status: 'Active',
      preferences: { theme: 'light', notifications: true, language: 'ru' },
      premiumExpiresAt: null,
      lastLoginAt: null,
    });
  });
});

describe('a status that only another server knows', () => {
  it('is shown as it came and hides nobody', () => {
    const [user, ...others] = userListPages[0]?.users ?? [];
    const answer = { users: [{ ...user, status: 'Vacation' }, ...others], totalPages: 1 };
    const result = read(users.list, answer);
    expect(result?.users[0]?.status).toBe('Vacation');
    expect(result?.users).toHaveLength(others.length + 1);
  });
});
