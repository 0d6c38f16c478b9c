// Scripts and styles are never mocked. Sent through the page, the modules of a worker thread would take seconds.
const unmocked = ['script', 'style', 'worker', 'sharedworker'];

addEventListener('fetch', (event) => {
  if (unmocked.includes(event.request.destination)) event.stopImmediatePropagation();
});

importScripts(new URL(location.href).searchParams.get('mocks'));
