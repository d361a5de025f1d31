/** What a guide to a deed is called after, and the deed. */
const DEEDS: Readonly<Record<string, string>> = {
  backup: 'back up',
  cleaning: 'clean',
  configuration: 'configure',
  deployment: 'deploy',
  install: 'install',
  installation: 'install',
  maintenance: 'maintain',
  monitoring: 'monitor',
  restore: 'restore',
  setup: 'set up',
  'set-up': 'set up',
};

/** "installation" and "for the agent" of an installation guide as "how to install the agent"; empty for what names no deed. */
export function asDeed(name: string, about: string): string {
  const deed = /^(?:for|of) (?!\w+ing\b)/i.test(about) ? DEEDS[name] : undefined;
  return deed ? `how to ${deed} ${about.replace(/^(?:for|of) /i, '')}` : '';
}

/** "Migration guide from 1 to 2 of Pine", "upgrade guide for self-hosted customers from 6.x to 7.0". */
export function asChange(kind: string, text: string): string {
  const [, before = '', change = text] =
    /^(?:(?:for|on|of) )?(.*?)\b((?:from )?v?\d[\d.x]* (?:->|=>|→|to) .+|from .+|to .+)$/i.exec(text) ?? [];
  const verb = /^m/i.test(kind) ? 'migrate' : 'upgrade';
  const gerund = /^(?:moving|migrating|upgrading|going|switching|changing)\b/i;
  const thing = before.replace(gerund, '').trim();
  return `how to ${verb} ${thing ? `${thing} ` : ''}${change.replace(/ (?:->|=>|→) /, ' to ').replace(/^(?=v?\d)/, 'from ')}`;
}
