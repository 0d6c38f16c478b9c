import fc from 'fast-check';

/** Lone surrogates cannot stand in an address. */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Cs}/gu, '\ufffd');

const nested = (depth: number, open: string, close: string): string =>
  `${open.repeat(depth)}0${close.repeat(depth)}`;

const words: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud83d',
  '\udc00x',
  '\ufeff',
  '\u202eabc',
  '\r\nset-cookie: a=b',
  '__proto__',
  'constructor',
  'toString',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e400',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '../../etc/passwd',
  "'; drop table users; --",
  '%',
  '_',
  '\\',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'ё'.repeat(301),
  'a'.repeat(70_000),
  '👩‍👩‍👧‍👦'.repeat(50),
];

const numbers: readonly number[] = [
  0,
  -0,
  -1,
  0.5,
  2_147_483_647,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  1e21,
  1e308,
  -1e308,
  5e-324,
];

/** Text that nobody means well with. */
export const hostileWord: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...words),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Values of every kind that JSON knows, most of them wrong wherever they stand. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileWord,
  fc.constantFrom<unknown>(...numbers, true, false, null, [], {}, [null], { length: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that are no JSON of ours, or JSON that a value cannot hold. */
export const hostilePayload: fc.Arbitrary<string> = fc.constantFrom(
  '',
  '{',
  'null',
  '[]',
  '0',
  '"text"',
  '1e999',
  '{"a":1}}',
  '\u0000',
  '\ufeff{}',
  '{"email":"a","email":{"b":1}}',
  '{"__proto__":{"role":"Admin"},"constructor":{"prototype":{"role":"Admin"}}}',
  '{"version":1e400,"title":1e400}',
  nested(20_000, '[', ']'),
  nested(20_000, '{"content":', '}'),
  `"${'a'.repeat(1_100_000)}"`,
);

/** Path segments as they go over the line: some cannot be decoded, some try to leave their place. */
export const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '%00',
    '%zz',
    '%',
    '%ed%a0%80',
    '%ff%fe',
    '%252e%252e%252f',
    '..%2f..%2fetc%2fpasswd',
    '..%5c..%5cwindows',
    '..',
    '.',
    '%2e%2e',
    ';',
    '*',
    ':id',
    '{id}',
    '__proto__',
    'a'.repeat(600),
    '%d1%8f'.repeat(80),
  ),
  hostileWord.map((word) => encodeURIComponent(wellFormed(word))),
);

/** What stands after the question mark, beside what belongs there. */
export const hostileQuery: fc.Arbitrary<string> = fc.constantFrom(
  '&page=1&page=2',
  '&id=1&id=2&id=3',
  '&limit[]=1&limit[]=2',
  '&searchTerm[a]=b',
  '&searchTerm=%zz',
  '&searchTerm=%ed%a0%80',
  '&searchTerm=%00',
  '&searchTerm=a&searchTerm=b',
  '&cursor=%00',
  '&cursor=e30',
  '&cursor=eyJhIjoxfQ.x',
  '&__proto__=1&__proto__[role]=Admin',
  '&constructor.prototype.role=Admin',
  '&url=http%3A%2F%2F127.0.0.1%2F',
  '&url=javascript:alert(1)',
  '&=&&?',
  `&searchTerm=${'a'.repeat(5000)}`,
  '&pageSize=1e2&page=0x10',
  '&page=9007199254740991',
  '#',
);

/** Headers that a browser would not send. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  fc
    .constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'application/json;;;',
      'application/xml',
      'nonsense',
      '',
    )
    .map((type) => ({ 'content-type': type })),
  fc
    .constantFrom('*', 'en;q=NaN', '__proto__', 'ru,'.repeat(500), '\u0000')
    .map((language) => ({ 'accept-language': language })),
  fc
    .constantFrom('Bearer', 'Bearer a.b.c', 'Basic YTpi', 'Bearer eyJhbGciOiJub25lIn0.e30.', 'x')
    .map((authorization) => ({ authorization })),
  fc.constantFrom<Record<string, string>>(
    { accept: 'text/html' },
    { cookie: 'dreamfork-google=%00; __proto__=1; =;' },
    { 'if-none-match': '*' },
    { 'accept-encoding': 'br;q=x, gzip;q=-1' },
    { host: 'a'.repeat(300) },
    { host: '' },
    { 'x-forwarded-for': '::1, nonsense', 'x-forwarded-host': '"><script>' },
    { 'user-agent': '\u0000'.repeat(100) },
    { 'content-length': '3' },
    { 'transfer-encoding': 'chunked' },
  ),
);
