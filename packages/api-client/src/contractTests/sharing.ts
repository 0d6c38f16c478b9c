import { expect } from 'vitest';
import { contract, embedSize } from '../contract/index.ts';
import {
  anna,
  boris,
  fixtureAddress,
  lighthouseStory,
  tramStory,
  unknownId,
} from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';
import { createStory, smallStory } from './saveStory.ts';

const { oembed, storyHtml } = contract.sharing;

const pageOf = (id: string): string => `${fixtureAddress}/story/${id}`;

/** Showing stories in other people's pages. */
export const sharingCases: ContractCase[] = [
  {
    name: 'oEmbed gives a frame for a public story, by either of its addresses',
    async run({ call, expectContract }) {
      const { id, document } = lighthouseStory;
      for (const url of [
        pageOf(id),
        `${fixtureAddress}/embed/${id}`,
        `${pageOf(id)}?from=chat#x`,
      ]) {
        const response = expectContract(oembed, await call(oembed, { query: { url } }));
        expect(response).toMatchObject({
          version: '1.0',
          type: 'rich',
          title: document.title,
          author_name: anna.displayName,
          provider_url: fixtureAddress,
          ...embedSize,
        });
        expect(response.html).toMatch(
          new RegExp(`^<iframe src="${fixtureAddress}/embed/${id}"[^<>]*></iframe>$`),
        );
      }
    },
  },
  {
    name: 'oEmbed keeps within the room that the page has',
    async run({ call, expectContract }) {
      const query = { url: pageOf(lighthouseStory.id), maxwidth: 320, maxheight: 5000 };
      const response = expectContract(oembed, await call(oembed, { query }));
      expect([response.width, response.height]).toEqual([320, embedSize.height]);
      expect(response.html).toContain('width="320"');
      expect(response.html).toContain(`height="${embedSize.height}"`);
    },
  },
  {
    name: 'oEmbed knows no private story, no other page and no other host',
    async run({ call, expectError }) {
      const { id } = lighthouseStory;
      const addresses = [
        pageOf(tramStory.id),
        pageOf(unknownId),
        `${fixtureAddress}/stories`,
        `${fixtureAddress}/story/${id}/data`,
        `https://elsewhere.test/story/${id}`,
        `${fixtureAddress}.elsewhere.test/story/${id}`,
        `javascript:alert("${id}")`,
        `/story/${id}`,
        'nonsense',
      ];
      for (const url of addresses) {
        expectError(await call(oembed, { query: { url } }), 404, 'story-not-found');
      }
    },
  },
  {
    name: 'oEmbed answers as JSON only, and refuses what is no size',
    async run({ call, request, expectError }) {
      const url = pageOf(lighthouseStory.id);
      const xml = await call(oembed, { query: { url, format: 'xml' } });
      expectError(xml, 501, 'format-unsupported');
      for (const query of [
        '',
        `url=${url}&maxwidth=0`,
        `url=${url}&maxheight=-1`,
        `url=${url}&maxwidth=wide`,
      ]) {
        const response = await request({ method: 'GET', path: `${oembed.path}?${query}` });
        expectError(response, 400, 'request-invalid');
      }
    },
  },
  {
    name: 'oEmbed escapes a title',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const title = 'Кот "Ночь" <b>&amp;</b>';
      const token = await signIn(anna);
      const { id } = await createStory(context, token, title, { isPublic: true });
      const response = expectContract(oembed, await call(oembed, { query: { url: pageOf(id) } }));
      expect(response.title).toBe(title);
      expect(response.html).toMatch(/^<iframe [^<]*><\/iframe>$/);
      expect(response.html).toContain('title="Кот &quot;Ночь&quot; &lt;b');
      expect(response.html).toContain('&amp;amp;');
    },
  },
  {
    name: 'a story as one file holds all that there is to read, and closes no element of its page',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const title = 'Сказка </script><script>alert(1)</script><!-- $&';
      const token = await signIn(anna);
      const { id } = await createStory(context, token, title, { isPublic: true });
      const html = expectContract(storyHtml, await call(storyHtml, { params: { id } }));
      expect(html).toMatch(/^<!doctype html>/i);
      expect(html).toContain('<dreamfork-player');
      expect(html).not.toContain('<script>alert');
      const json = /<script type="application\/json" id="story">([^<]+)<\/script>/.exec(html)?.[1];
      expect(JSON.parse(json ?? '')).toMatchObject(smallStory(title));
    },
  },
  {
    name: 'a private story as one file is for its owner alone',
    async run({ call, signIn, expectContract, expectError }) {
      const params = { id: tramStory.id };
      const own = await call(storyHtml, { params, token: await signIn(anna) });
      expect(expectContract(storyHtml, own)).toContain(tramStory.document.title);
      expectError(await call(storyHtml, { params }), 404, 'story-not-found');
      const other = await call(storyHtml, { params, token: await signIn(boris) });
      expectError(other, 404, 'story-not-found');
      const missing = await call(storyHtml, { params: { id: unknownId } });
      expectError(missing, 404, 'story-not-found');
    },
  },
];
