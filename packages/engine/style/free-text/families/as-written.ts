import type { CodeCheck, Match } from '../../../checks/types.ts';
import type { ProtectionKind, SourceDocument } from '../../../document/types.ts';
import type { Asked, Outcome } from '../family.ts';
import { reading } from './support.ts';

/** What a rule about marks and figures reads beside prose: `$5.00` and `config.yaml` look like identifiers. */
const READABLE: readonly ProtectionKind[] = ['mark', 'identifier'];

/**
 * Reports each match of a pattern in the blocks of a text as it is written, with its markup. A match may touch what is
 * protected only where its kind is in `kinds`. `{match}` in the message stands for what was found, `{replacement}` for what
 * `write` makes of its groups: null where a person decides.
 */
export function asWritten(
  pattern: RegExp,
  message: string,
  kinds: readonly ProtectionKind[] = [],
  write: (groups: Asked['groups'], found: string) => string | null = () => null,
): CodeCheck {
  const allowed = new Set([...READABLE, ...kinds]);
  const find = ({ blocks, text, protectedRanges }: SourceDocument): readonly Match[] =>
    blocks.flatMap((block) =>
      [...text.slice(block.start, block.end).matchAll(pattern)].flatMap((match) => {
        const start = block.start + match.index;
        const end = start + match[0].length;
        const closed = protectedRanges.some(
          (range) => range.start < end && range.end > start && !allowed.has(range.kind),
        );
        if (closed) return [];
        const replacement = write(match.groups ?? {}, match[0]);
        const told = message.replaceAll('{match}', match[0]).replaceAll('{replacement}', replacement ?? '…');
        return [{ start, end, replacement, message: told, asIs: 'page' as const }];
      }),
    );
  return { kind: 'code', find };
}

/** A ban of each match as it is written. */
export function bannedAsWritten(
  id: string,
  pattern: RegExp,
  message: string,
  kinds: readonly ProtectionKind[] = [],
): Outcome {
  return () => reading(id, asWritten(pattern, message, kinds));
}
