// docs/openapi.json: the API's description, as the service answers it.
import { format, resolveConfig } from 'prettier';
import { createOpenapiDocument } from '../../packages/server/routes/openapi-document.ts';
import { API_VERSION } from '../../packages/server/routes/openapi.ts';

/** The description as Prettier writes it. */
export async function openapiFile() {
  const options = await resolveConfig(new URL('../../docs/openapi.json', import.meta.url));
  return format(JSON.stringify(createOpenapiDocument(API_VERSION)), { ...options, parser: 'json' });
}
