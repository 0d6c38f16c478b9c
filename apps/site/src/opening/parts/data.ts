export { createClient as part } from '@dreamfork/api-client';
