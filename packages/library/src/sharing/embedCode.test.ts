import { expect, test } from 'vitest';
import { embedCode, previewAddress } from './embedCode.ts';

test('the code names the frame, asks for its height and trusts only its origin', () => {
  const code = embedCode({ address: 'https://read.example/embed/a%20b', title: 'Маяк' });
  expect(code).toContain('src="https://read.example/embed/a%20b?height=auto" title="Маяк"');
  expect(code).toContain('e.origin!=="https://read.example"');
});

test('the query of an address is kept, also for the preview', () => {
  expect(previewAddress('https://read.example/embed?id=1')).toBe(
    'https://read.example/embed?id=1&preview=true',
  );
  const code = embedCode({ address: 'https://read.example/embed?id=1', title: 'Маяк' });
  expect(code).toContain('src="https://read.example/embed?id=1&amp;height=auto"');
});

test('a title cannot break out of the code', () => {
  const code = embedCode({
    address: 'https://read.example/embed/1',
    title: '"><script>alert(1)</script>',
  });
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(code.match(/<script>/g)).toHaveLength(1);
});
