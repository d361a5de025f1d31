/** "21 Nov 2026", in the person's own language and time zone. */
export function dayOf(time: string): string {
  return new Date(time).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** "21 Nov 2026, 14:05". */
export function momentOf(time: string): string {
  return new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
