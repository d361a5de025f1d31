import { z } from 'zod';
import { PROVIDERS, type ProviderName } from './analysts/model/provider-names.ts';
import { ConfigError } from './config-error.ts';
import { integer } from './config-values.ts';

export interface ModelConfig {
  readonly provider: ProviderName;
  readonly baseUrl: string;
  readonly model: string;
  /** Null: the provider asks for none. Never to be logged. */
  readonly apiKey: string | null;
  /** Milliseconds for one call, and without a byte of it. */
  readonly timeout: number;
  readonly stallTimeout: number;
  /** Milliseconds for a whole document. */
  readonly jobTimeout: number;
  readonly concurrency: number;
  /** Units of text that are rewritten at once. */
  readonly partLength: number;
  readonly streaming: boolean;
  readonly maxOutputTokens: number | null;
  readonly caFile?: string;
}

/** Where the providers answer that have an address of their own. */
const ADDRESSES: Readonly<Partial<Record<ProviderName, string>>> = {
  anthropic: 'https://api.anthropic.com/v1',
  openai: 'https://api.openai.com/v1',
};

const environmentSchema = z
  .object({
    MODEL_PROVIDER: z
      .enum(['builtin', ...PROVIDERS], { error: `expected builtin, ${PROVIDERS.join(', ')}` })
      .default('builtin'),
    MODEL_BASE_URL: z
      .string()
      .trim()
      .refine(
        isProviderAddress,
        'expected an address such as http://127.0.0.1:11434/v1, without a user or a query',
      )
      .transform((text) => text.replace(/\/+$/, ''))
      .optional(),
    MODEL_NAME: z.string().trim().optional(),
    MODEL_API_KEY: z
      .string()
      .trim()
      // The value is a secret: no message repeats it.
      .regex(/^[\x21-\x7e]+$/, 'expected a key of visible ASCII characters')
      .optional(),
    MODEL_TIMEOUT_SECONDS: integer(1, 3600).default(120),
    MODEL_STALL_SECONDS: integer(1, 3600).default(60),
    MODEL_JOB_TIMEOUT_SECONDS: integer(1, 7200).default(300),
    MODEL_CONCURRENCY: integer(1, 1000).default(8),
    MODEL_PART_CHARACTERS: integer(1000, 100_000).default(10_000),
    MODEL_STREAMING: z.enum(['on', 'off'], { error: 'expected on or off' }).default('on'),
    MODEL_MAX_OUTPUT_TOKENS: integer(256, 1_000_000).optional(),
    MODEL_CA_FILE: z.string().trim().optional(),
  })
  .superRefine((values, context) => {
    const { MODEL_PROVIDER: provider } = values;
    const need = (name: keyof typeof values, message: string): void => {
      if (values[name] === undefined) context.addIssue({ code: 'custom', path: [name], message });
    };
    if (provider === 'builtin') return;
    need(
      'MODEL_NAME',
      `required with MODEL_PROVIDER=${provider}: the name of a model that the provider serves`,
    );
    if (provider === 'openai-compatible') need('MODEL_BASE_URL', `required with MODEL_PROVIDER=${provider}`);
    else need('MODEL_API_KEY', `required with MODEL_PROVIDER=${provider}`);
  });

/** Addresses at which clouds hand their machines' credentials out to whoever asks from inside. */
const METADATA =
  /^(?:169\.254\.\d+\.\d+|\[fe80:.*\]|\[fd00:ec2::254\]|metadata\.google\.internal\.?|0\.0\.0\.0)$/i;

function isProviderAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username + password + search + hash === '' && !METADATA.test(hostname);
}

/** What the environment says of a language model; null: the built-in engine alone. Throws a `ConfigError`. */
export function readModelConfig(
  environment: Readonly<Record<string, string | undefined>>,
): ModelConfig | null {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) throw ConfigError.of(parsed.error);
  const values = parsed.data;
  const { MODEL_PROVIDER: provider } = values;
  if (provider === 'builtin') return null;
  return {
    provider,
    baseUrl: values.MODEL_BASE_URL ?? ADDRESSES[provider] ?? '',
    model: values.MODEL_NAME ?? '',
    apiKey: values.MODEL_API_KEY ?? null,
    timeout: values.MODEL_TIMEOUT_SECONDS * 1000,
    stallTimeout: values.MODEL_STALL_SECONDS * 1000,
    jobTimeout: values.MODEL_JOB_TIMEOUT_SECONDS * 1000,
    concurrency: values.MODEL_CONCURRENCY,
    partLength: values.MODEL_PART_CHARACTERS,
    streaming: values.MODEL_STREAMING === 'on',
    maxOutputTokens: values.MODEL_MAX_OUTPUT_TOKENS ?? null,
    ...(values.MODEL_CA_FILE !== undefined && { caFile: values.MODEL_CA_FILE }),
  };
}
