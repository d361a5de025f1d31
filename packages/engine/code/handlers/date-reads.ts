import type { CallExpr } from '../ast.ts';
import { dotted } from '../routes/dialect.ts';
import { literalOf } from '../schemas/constraints.ts';

type DateFormat = 'date' | 'date-time' | undefined;

/** The format of the text that a function makes a date of. */
export function dateRead(callee: string): DateFormat {
  if (/(?:^|\.)(?:date\.fromisoformat|LocalDate\.parse|DateOnly\.Parse|NaiveDate\.from_str)$/.test(callee))
    return 'date';
  return /(?:^|\.)(?:datetime\.fromisoformat|(?:Instant|OffsetDateTime|ZonedDateTime)\.parse)$/.test(callee)
    ? 'date-time'
    : undefined;
}

/** Go: the same of the layout that `time.Parse(time.DateOnly, raw)` names. */
export function layoutRead({ callee, args }: CallExpr): DateFormat {
  const [layout] = dotted(callee) === 'time.Parse' ? args : [];
  const named = layout ? String(literalOf(layout.value) ?? dotted(layout.value)) : '';
  if (/^(?:time\.DateOnly|2006-01-02)$/.test(named)) return 'date';
  return named === 'time.RFC3339' ? 'date-time' : undefined;
}
