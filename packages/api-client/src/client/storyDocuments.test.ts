import { parseStory } from '@dreamfork/story';
import { describe, expect, it } from 'vitest';
import { saveStoryRequest } from '../contract/index.ts';
import { anna, lighthouseStory, toStoryData } from '../fixtures/index.ts';
import { documentOf, toSaveRequest } from './storyDocuments.ts';

const document = { ...lighthouseStory.document, mood: 'туман' };

describe('toSaveRequest', () => {
  it('is the save form of the specification', () => {
    const form = toSaveRequest(document, { isPublic: true, version: 3 });
    expect(saveStoryRequest.parse(form)).toEqual(form);
    expect(form).toMatchObject({ tags: [], isActive: true, isPublic: true, version: 3 });
    expect(Object.keys(JSON.parse(form.content) as object)).toEqual([
      'nodes',
      'connections',
      'startNodeId',
      'groups',
      'notes',
      'mood',
    ]);
  });

  it('names no version where none is known', () => {
    expect(toSaveRequest(document, { isPublic: false })).not.toHaveProperty('version');
  });

  it('loses nothing that parseStory would read', () => {
    const { title, description, content } = toSaveRequest(document, { isPublic: false });
    const read = parseStory({ ...(JSON.parse(content) as object), title, description });
    expect(read).toEqual({ ok: true, value: document });
  });
});

describe('documentOf', () => {
  it('takes the facts off and leaves the document as it was', () => {
    expect(documentOf(toStoryData({ ...lighthouseStory, document }, [anna]))).toEqual(document);
  });
});
