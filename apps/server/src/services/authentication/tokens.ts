import { type TokenClaims, tokenClaims } from '@dreamfork/api-client/contract';
import { errors, type JWTVerifyOptions, jwtVerify, SignJWT } from 'jose';

const algorithm = 'HS256';
const doctorAudience = 'dreamfork-doctor';

export type Tokens = {
  sign: (claims: TokenClaims) => Promise<string>;
  /** The claims of a valid token; undefined for a forged or expired one. */
  read: (token: string) => Promise<TokenClaims | undefined>;
  /** A token by which the command `doctor` asks how its request arrives; valid for five minutes. */
  signForDoctor: () => Promise<string>;
  isOfDoctor: (token: string) => Promise<boolean>;
};

/** Signs and reads session tokens. */
export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);

  async function verify(token: string, options: JWTVerifyOptions = {}) {
    try {
      return (await jwtVerify(token, key, { ...options, algorithms: [algorithm] })).payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  return {
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: algorithm }).sign(key),
    read: async (token) => tokenClaims.safeParse(await verify(token)).data,
    signForDoctor: () =>
      new SignJWT()
        .setProtectedHeader({ alg: algorithm })
        .setAudience(doctorAudience)
        .setExpirationTime('5m')
        .sign(key),
    isOfDoctor: async (token) => (await verify(token, { audience: doctorAudience })) !== undefined,
  };
}
