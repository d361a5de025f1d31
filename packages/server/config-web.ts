import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { TIERS, type Tier } from './storage/types.ts';

export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: string;
  /** Stands on the button. */
  readonly label: string;
  /** Whether who is not known yet gets an account, of this tier. */
  readonly autoProvision: boolean;
  readonly tier: Tier;
  /** Who has this value among those of this claim is an administrator; null: the provider does not decide. */
  readonly adminClaim: { readonly name: string; readonly value: string } | null;
}

export interface WebConfig {
  /** Where browsers find the service, without a slash at the end; null: where they ask for it. */
  readonly publicUrl: string | null;
  /** Proxies whose `X-Forwarded-*` headers are believed: their addresses, a count of them, or none. */
  readonly trustProxy: string[] | ((address: string, hop: number) => boolean) | false;
  /** Whether passwords are taken. */
  readonly localSignIn: boolean;
  /** Email of the administrator that the first start makes. */
  readonly adminEmail: string;
  readonly oidc: OidcConfig | null;
}

const onOff = z
  .enum(['on', 'off', 'true', 'false'], { error: 'expected on or off' })
  .transform((value) => value === 'on' || value === 'true');

const webUrl = z
  .string()
  .refine(
    (text) => /^https?:$/.test(protocolOf(text)),
    'expected an address such as https://docs.example.com',
  )
  .transform((text) => text.replace(/\/+$/, ''));

/** The variables of the web app and of sign-in. */
const environmentSchema = z.object({
  PUBLIC_URL: webUrl.optional(),
  TRUST_PROXY: z.string().optional(),
  LOCAL_SIGN_IN: onOff.default(true),
  ADMIN_EMAIL: z.string().trim().default('admin@localhost'),
  OIDC_ISSUER: z
    .string()
    .refine(isIssuer, 'expected an https:// address (http:// only on this machine)')
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_SCOPES: z.string().default('openid email profile'),
  OIDC_BUTTON_LABEL: z.string().max(60).default('Sign in with single sign-on'),
  OIDC_AUTO_PROVISION: onOff.default(false),
  OIDC_TIER: z.enum(TIERS, { error: `expected one of ${TIERS.join(', ')}` }).default('free'),
  OIDC_ADMIN_CLAIM: z
    .string()
    .regex(/^[^=]+=.+$/, 'expected name=value, such as groups=docs-admins')
    .optional(),
});

type Values = z.output<typeof environmentSchema>;

/** What belongs together must be set together. */
const completeSchema = environmentSchema.superRefine((values, context) => {
  const need = (name: keyof Values, message: string): void => {
    if (values[name] === undefined) context.addIssue({ code: 'custom', path: [name], message });
  };
  if (values.OIDC_ISSUER !== undefined) {
    need('OIDC_CLIENT_ID', 'required with OIDC_ISSUER');
    need('OIDC_CLIENT_SECRET', 'required with OIDC_ISSUER');
  } else if (!values.LOCAL_SIGN_IN) {
    need('OIDC_ISSUER', 'required with LOCAL_SIGN_IN=off, else nobody can sign in');
  }
});

/** Reads what the environment says of the web app and of sign-in. Throws a `ConfigError`. */
export function readWebConfig(environment: Readonly<Record<string, string | undefined>>): WebConfig {
  const parsed = completeSchema.safeParse(environment);
  if (!parsed.success) throw ConfigError.of(parsed.error);
  const values = parsed.data;
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  const [name = '', ...rest] = values.OIDC_ADMIN_CLAIM?.split('=') ?? [];
  return {
    publicUrl: values.PUBLIC_URL ?? null,
    trustProxy: proxies(values.TRUST_PROXY),
    localSignIn: values.LOCAL_SIGN_IN,
    adminEmail: values.ADMIN_EMAIL,
    oidc:
      issuer === undefined || clientId === undefined || clientSecret === undefined
        ? null
        : {
            issuer,
            clientId,
            clientSecret,
            scopes: values.OIDC_SCOPES,
            label: values.OIDC_BUTTON_LABEL,
            autoProvision: values.OIDC_AUTO_PROVISION,
            tier: values.OIDC_TIER,
            adminClaim: values.OIDC_ADMIN_CLAIM === undefined ? null : { name, value: rest.join('=') },
          },
  };
}

const SECRETS = ['OIDC_CLIENT_SECRET', 'OIDC_CLIENT_ID', 'DATABASE_URL', 'MODEL_API_KEY'] as const;

/** Secrets may come from files: `OIDC_CLIENT_SECRET_FILE=/run/secrets/oidc`. Throws a `ConfigError`. */
export function withSecretFiles(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const read = SECRETS.flatMap((name) => {
    const file = environment[`${name}_FILE`]?.trim();
    return file ? [[name, readSecret(name, file)] as const] : [];
  });
  return { ...environment, ...Object.fromEntries(read) };
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new ConfigError(`${name}_FILE: ${(cause as Error).message}.`, { cause });
  }
}

function proxies(value: string | undefined): WebConfig['trustProxy'] {
  if (value === undefined || value === 'off') return false;
  if (/^\d{1,2}$/.test(value)) return (_address, hop) => hop < Number(value);
  return value.split(',').map((address) => address.trim());
}

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : '';
}

function isIssuer(text: string): boolean {
  if (protocolOf(text) === 'https:') return true;
  return (
    protocolOf(text) === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(text).hostname)
  );
}
