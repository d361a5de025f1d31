/** Loaded with the first request: with the client come the schemas that answers are read by. */
export { createClient } from '@housestyle/contract';
