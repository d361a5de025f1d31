import type { Check } from '../../checks/types.ts';

/** What a check does, in a few words that differ where two checks do: "ban simply, just", "e-mail → email", "sentence-words ≤ 25". */
export function describeCheck(check: Check): string {
  switch (check.kind) {
    case 'existence':
      return `ban ${check.phrases?.join(', ') ?? check.pattern?.source ?? ''}`;
    case 'substitution':
      return check.swap
        .map(({ from, to }) => `${[from].flat().join(', ')} → ${[to].flat().join(' or ')}`)
        .join('; ');
    case 'metric':
      return `${check.measure} ≤ ${check.max}`;
    case 'capitalization':
      return `${check.match} case`;
    case 'within':
      return check.check.kind === 'metric' && check.only
        ? describeCheck(check.check).replace('block', check.only.join(', '))
        : describeCheck(check.check);
    default:
      return check.kind;
  }
}
