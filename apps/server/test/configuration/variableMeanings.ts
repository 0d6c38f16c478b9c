/** What each variable of the environment is for; `docs/variables.md` is made from this and the schema. */
export const variableMeanings: Readonly<Record<string, string>> = {
  PORT: 'The port that the server listens on',
  HOST: 'The address that the server listens on',
  DATA_DIR: 'Database, secret and files',
  BACKUP_DIR:
    'A folder for nightly backups, of which 14 are kept; on another disk than `DATA_DIR`, and shared by all processes. Without one none are made',
  BACKUP_BEFORE_UPGRADE:
    '`0`: no backup before a new version changes the database; else it is written to `BACKUP_DIR`, or to `DATA_DIR/backups`',
  DATABASE_URL: 'A PostgreSQL address; without one SQLite in `DATA_DIR` is used',
  DATABASE_READ_URL:
    'A streaming replica of this database, from which guests read lists and stories; see [scaling.md](scaling.md)',
  REDIS_URL:
    'A Redis address (`redis://user:password@host:6379/0`), where several processes count requests; without one PostgreSQL counts them. `?keyPrefix=name:` keeps apart what else is in it',
  PUBLIC_URL: 'The public address, for links (also in e-mails), embed codes and previews',
  ADMIN_EMAIL: 'The administrator; created or promoted at start',
  ADMIN_PASSWORD: "The administrator's password; printed at the first start where it is left out",
  CONTACT_EMAIL: 'How people reach you: the contacts page shows it',
  CONTACT_URL: 'The same as a page; without either the contacts page says that there are none',
  JWT_SECRET: 'At least 32 characters; required with `DATABASE_URL`, and the same on every machine',
  ENCRYPTION_KEY:
    'Encrypts the keys of two-step sign-in: texts of at least 32 characters with commas between them, the newest first',
  DEMO: '`0`: no included stories',
  LOG_LEVEL: '`fatal` to `trace`, or `silent`',
  METRICS_TOKEN:
    'At least 32 characters: Prometheus reads metrics at `/metrics` with this bearer token',
  METRICS_PORT:
    'Metrics on a port of their own, for a network that visitors do not reach; without this or `METRICS_TOKEN` there are none',
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'A collector of OpenTelemetry, which gets traces of requests; the other `OTEL_…` variables of its SDK hold too',
  LOG_FULL_ADDRESSES: '`1`: the log has the whole address of a client, not only its network',
  HSTS_SUBDOMAINS:
    '`1`: with an https `PUBLIC_URL` browsers reach all names below its own by https only, too',
  RATE_LIMIT: '`0` disables rate limits, for load tests',
  TRUST_PROXY:
    'The number of trusted reverse proxies (`1`), or their addresses (`10.0.0.0/8,192.168.1.5`)',
  MAX_STORY_BYTES: 'The maximum size of a story document',
  STORY_QUOTA_BYTES:
    'The maximum size of all story documents of one user, including deleted ones for a day, without versions',
  MEDIA_QUOTA_BYTES: 'The maximum size of all media files of one user',
  MEDIA_PREMIUM_QUOTA_BYTES: 'The same for premium users',
  MEDIA_ALLOWED_HOSTS:
    'Other hosts whose pictures, videos and sounds pages may show, such as `images.example.org,*.example.net`',
  S3_ENDPOINT:
    'An S3-compatible object storage for media; without one they are kept in `DATA_DIR/media`',
  S3_REGION: 'Its region',
  S3_BUCKET: 'Its bucket',
  S3_ACCESS_KEY_ID:
    'Its credentials; they must allow listing, reading, writing and deleting objects of the bucket',
  S3_SECRET_ACCESS_KEY: 'The secret of these credentials',
  S3_PUBLIC_URL:
    'The address of the bucket for browsers, which read media there by signed addresses',
  CDN_CACHE_SECONDS:
    'How long a CDN or another shared cache may answer without asking, `0` to `60`: so long it shows a story that is no longer public',
  CDN_PURGE_URL:
    'Where a CDN is told that a public story changed: an address with `{path}`, or one that takes a list; see [scaling.md](scaling.md)',
  CDN_PURGE_TOKEN: 'Its bearer token',
  SITE_DIR: 'The folder of another build of the site',
  SMTP_URL:
    'A mail server (`smtps://user:password@host`); without one e-mails are written to `DATA_DIR/outbox`',
  MAIL_FROM: 'The sender of e-mails; required with `SMTP_URL`',
  GOOGLE_CLIENT_ID:
    'Sign-in with Google; its redirect address is `PUBLIC_URL/auth/google/callback`',
  GOOGLE_CLIENT_SECRET: 'Its secret',
  GOOGLE_ISSUER: 'Another OpenID Connect provider',
  REQUIRE_CONFIRMED_EMAIL: '`1`: only users with a confirmed address may publish',
  REQUIRE_TWO_FACTOR: '`1`: administrators and moderators can work only with two-step sign-in',
  OLLAMA_URL: 'The Ollama server that helps authors write; `off`: none is looked for',
  AI_PROVIDERS:
    'OpenAI-compatible services for the same, as JSON; see [operating.md](operating.md)',
  AI_TEMPLATES: 'Templates of requests, as JSON: a list of `key`, `title`, `nodeType` and `prompt`',
  AI_DAILY_LIMIT: 'Requests to models of one user in a day (UTC)',
  AI_PREMIUM_DAILY_LIMIT: 'The same for premium users',
  AI_CONCURRENCY:
    'Requests that a service answers at once, of each process; the others wait in a queue',
  AI_CONTEXT_TOKENS:
    'The context window to use of models in Ollama, and of models that do not state theirs',
};

/** Defaults that the server works out. */
export const computedDefaults: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'http://localhost:PORT',
  JWT_SECRET: 'generated',
  ENCRYPTION_KEY: 'the signing secret',
  S3_PUBLIC_URL: 'S3_ENDPOINT/S3_BUCKET',
  SITE_DIR: 'the built site',
  OLLAMA_URL: 'http://localhost:11434',
  AI_TEMPLATES: 'four',
};
