// The JSON Schema of .housestyle.yaml, for editors, from the schema that reads it.
import { format, resolveConfig } from 'prettier';
import * as z from 'zod';
import { CONFIG_FILE, configSchema } from '../../packages/contract/config/index.ts';

/** The schema as Prettier writes it. */
export async function configSchemaFile() {
  const schema = z.toJSONSchema(configSchema, { target: 'draft-7', io: 'input' });
  const options = await resolveConfig(new URL('../../packages/contract/config/x.json', import.meta.url));
  return format(JSON.stringify({ title: CONFIG_FILE, ...schema }), { ...options, parser: 'json' });
}
