import {
  invitationHeader,
  reviewGuestHeader,
  reviewLinkHeader,
} from '@dreamfork/api-client/contract';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import plugin from 'fastify-plugin';

type Options = {
  /** Hashes of the inline scripts that the site's page holds. */
  scriptHashes: readonly string[];
  isHttps: boolean;
  /** Whether the promise of https holds for all names below that of this server. @default false */
  hstsSubdomains?: boolean;
  /** Where browsers read the media of this server, if not here. */
  mediaOrigin: string | undefined;
  /** Other hosts whose pictures, videos and sounds pages may show. */
  mediaHosts: readonly string[];
};

const oneYear = 365 * 24 * 60 * 60;

const https = (hosts: readonly string[]): string[] => hosts.map((host) => `https://${host}`);

/** What pages may load and run, as directives of a Content-Security-Policy. */
export const contentPolicy = ({
  scriptHashes,
  isHttps,
  mediaOrigin = "'self'",
  mediaHosts,
}: Options) => ({
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
  scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'"],
  imgSrc: [...new Set(["'self'", 'data:', 'blob:', mediaOrigin, ...https(mediaHosts)])],
  mediaSrc: [...new Set(["'self'", 'blob:', mediaOrigin, ...https(mediaHosts)])],
  fontSrc: ["'self'"],
  connectSrc: [...new Set(["'self'", mediaOrigin])],
  workerSrc: ["'self'", 'blob:'],
  manifestSrc: ["'self'"],
  ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
});

/** What no page of ours asks a browser for; a frame in one of them cannot either. */
const unusedAbilities = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((ability) => `${ability}=()`)
  .join(', ');

/** Security headers on every response; CORS opens the API to pages of other hosts, without credentials. */
export const security = plugin<Options>(
  async (app, options) => {
    await app.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(options) },
      strictTransportSecurity: options.isHttps
        ? { maxAge: oneYear, includeSubDomains: options.hstsSubdomains ?? false }
        : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    });
    app.addHook('onRequest', async (_, reply) => {
      reply.header('permissions-policy', unusedAbilities);
    });
    await app.register(cors, {
      origin: '*',
      credentials: false,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: [
        'authorization',
        'content-type',
        'accept-language',
        'if-none-match',
        reviewLinkHeader,
        reviewGuestHeader,
        invitationHeader,
      ],
      exposedHeaders: ['etag', 'retry-after', 'content-disposition'],
      maxAge: 86_400,
    });
  },
  { name: 'security' },
);
