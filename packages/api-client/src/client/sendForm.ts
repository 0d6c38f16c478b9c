/**
 * Sends a form as `fetch` would, and tells how much of it has left, 0 to 1, which `fetch` cannot.
 *
 * @throws TypeError where no answer comes, as `fetch` does
 */
export const sendForm = (
  url: string,
  { method = 'POST', headers, body, signal }: RequestInit & { body: FormData },
  onProgress?: (share: number) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const settle = () => signal?.removeEventListener('abort', abort);
    const fail = () => {
      settle();
      reject(new TypeError('Failed to send'));
    };
    request.open(method, url);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onerror = fail;
    request.onabort = fail;
    request.onload = () => {
      settle();
      const { status, responseText } = request;
      resolve(new Response(status === 204 ? null : responseText, { status }));
    };
    signal?.addEventListener('abort', abort);
    request.send(body);
  });
