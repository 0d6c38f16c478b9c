import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserBaseUrl, rememberBaseUrl, resolveBaseUrl } from './baseUrl.ts';

const location = { protocol: 'https:', hostname: 'dreamfork.example' };

describe('resolveBaseUrl', () => {
  it('takes the build setting before everything else', () => {
    const build = 'https://build.example/';
    expect(resolveBaseUrl({ build, window: 'https://w.example', stored: 's', location })).toBe(
      'https://build.example',
    );
  });

  it('reads an empty build setting as the same origin', () => {
    expect(resolveBaseUrl({ build: '', window: 'https://w.example', location })).toBe('');
  });

  it('takes the window override before the stored address', () => {
    const sources = { window: 'https://w.example', stored: 'https://s.example', location };
    expect(resolveBaseUrl(sources)).toBe('https://w.example');
  });

  it('takes the stored address where there is no override', () => {
    expect(resolveBaseUrl({ window: ' ', stored: 'https://s.example//', location })).toBe(
      'https://s.example',
    );
  });

  it('ends at port 8081 of the page’s host', () => {
    expect(resolveBaseUrl({ stored: null, location })).toBe('https://dreamfork.example:8081');
    expect(resolveBaseUrl({ location: { protocol: 'file:', hostname: '' } })).toBe(
      'http://localhost:8081',
    );
    expect(resolveBaseUrl({})).toBe('http://localhost:8081');
  });
});

describe('browserBaseUrl', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'apiBaseUrl');
    vi.unstubAllGlobals();
  });

  it('finds what rememberBaseUrl left on the window and in local storage', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    rememberBaseUrl('https://api.example');
    expect(stored.get('apiBaseUrl')).toBe('https://api.example');
    expect(browserBaseUrl()).toBe('https://api.example');
    Reflect.deleteProperty(globalThis, 'apiBaseUrl');
    expect(browserBaseUrl()).toBe('https://api.example');
    expect(browserBaseUrl('')).toBe('');
  });

  it('does without local storage where the browser refuses it', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('SecurityError');
      },
    });
    vi.stubGlobal('location', location);
    expect(browserBaseUrl()).toBe('https://dreamfork.example:8081');
  });
});
