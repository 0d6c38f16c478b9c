import { type TokenClaims, tokenClaims } from '@dreamfork/api-client/contract';
import { errors, jwtVerify, SignJWT } from 'jose';

const algorithm = 'HS256';

export type Tokens = {
  sign: (claims: TokenClaims) => Promise<string>;
  /** The claims of a valid token; undefined for a forged or expired one. */
  read: (token: string) => Promise<TokenClaims | undefined>;
};

/** Signs and reads session tokens. */
export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: algorithm }).sign(key),
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [algorithm] });
        return tokenClaims.safeParse(payload).data;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
