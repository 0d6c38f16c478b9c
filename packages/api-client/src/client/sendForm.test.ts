import { afterEach, describe, expect, it, vi } from 'vitest';
import { fixtureMedia } from '../fixtures/index.ts';
import { clientOver, silentFetch } from './testing.ts';
import { uploadMedia } from './uploads.ts';

/** A request that ends when the test says how. */
class ManualRequest {
  upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  sent: FormData | null = null;
  address = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open = (method: string, url: string) => {
    this.address = `${method} ${url}`;
  };
  setRequestHeader = (name: string, value: string) => {
    this.headers[name] = value;
  };
  send = (form: FormData) => {
    this.sent = form;
  };
  abort = () => this.onabort?.();
  response(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

const file = new File(['свет'], 'Фонарь.jpg', { type: 'image/jpeg' });

async function startUpload(options: { signal?: AbortSignal } = {}) {
  const request = new ManualRequest();
  vi.stubGlobal(
    'XMLHttpRequest',
    vi.fn(function create() {
      return request;
    }),
  );
  const onProgress = vi.fn<(share: number) => void>();
  const { client, onUnauthorized } = clientOver(silentFetch());
  const response = uploadMedia(
    client,
    { file, description: 'Лампа', tags: 'node-lamp,uploaded' },
    { onProgress, ...options },
  );
  await vi.waitUntil(() => options.signal?.aborted || request.sent !== null);
  return { request, response, onProgress, onUnauthorized };
}

afterEach(() => vi.unstubAllGlobals());

describe('an upload', () => {
  it('sends file, description and tags, with the token', async () => {
    const { request } = await startUpload();
    expect(request.address).toBe('POST https://api.example/api/media/upload');
    expect(request.headers.authorization).toBe('Bearer token-1');
    expect([...(request.sent?.keys() ?? [])]).toEqual([
      'description',
      'tags',
      'metadataJson',
      'file',
    ]);
    const metadata = request.sent?.get('metadataJson');
    expect(typeof metadata === 'string' && JSON.parse(metadata)).toEqual({
      description: 'Лампа',
      tags: 'node-lamp,uploaded',
    });
  });

  it('tells the share that has left', async () => {
    const { request, onProgress } = await startUpload();
    request.upload.onprogress?.({ lengthComputable: true, loaded: 25, total: 100 });
    request.upload.onprogress?.({ lengthComputable: false, loaded: 30, total: 0 });
    expect(onProgress.mock.calls).toEqual([[0.25]]);
  });

  it('reads the answer of another server: mediaId, and nothing more', async () => {
    const { request, response } = await startUpload();
    request.response(200, { mediaId: 7, mimeType: 'video/mp4' });
    expect(await response).toMatchObject({
      ok: true,
      value: { id: '7', type: 1, fileSize: 0, status: 0, tags: '' },
    });
  });

  it('reads the answer of our own server', async () => {
    const { request, response } = await startUpload();
    request.response(201, fixtureMedia[0]);
    expect(await response).toEqual({ ok: true, value: fixtureMedia[0] });
  });

  it('has failures as values', async () => {
    const refused = await startUpload();
    refused.request.response(401, {});
    expect(await refused.response).toMatchObject({ ok: false, error: { status: 401 } });
    expect(refused.onUnauthorized).toHaveBeenCalledOnce();
    const offline = await startUpload();
    offline.request.onerror?.();
    expect(await offline.response).toMatchObject({ ok: false, error: { kind: 'network' } });
    const odd = await startUpload();
    odd.request.response(200, {});
    expect(await odd.response).toMatchObject({ ok: false, error: { kind: 'unreadable' } });
  });

  it('is given up after five minutes', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const { response } = await startUpload();
    expect(timeout).toHaveBeenCalledWith(300_000);
    limit.abort();
    expect(await response).toMatchObject({ ok: false, error: { kind: 'timeout' } });
    timeout.mockRestore();
  });

  it('can be given up, and is not begun once it was', async () => {
    const caller = new AbortController();
    const { response } = await startUpload({ signal: caller.signal });
    caller.abort();
    expect(await response).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    const late = await startUpload({ signal: caller.signal });
    expect(await late.response).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(late.request.sent).toBeNull();
  });
});
