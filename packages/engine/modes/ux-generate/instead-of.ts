import { shareOf } from './note.ts';

/** What we say of a screen, or what the request says instead; both where that only adds what is so of most deeds. */
export function insteadOf(ours: string, theirs: string): string {
  if (theirs === '' || shareOf(theirs, ours) === 1) return ours;
  const values = theirs.match(/\d+/g) ?? [];
  if (
    values.length > 0 &&
    values.every((one) => ours.includes(one)) &&
    (theirs.split(' ').length <= 6 || shareOf(theirs, ours) >= 0.4)
  )
    return ours;
  return ours !== '' &&
    !ours.startsWith('[VERIFY]') &&
    /^You (?:can't undo this|won't get a refund)\.$/.test(theirs)
    ? `${ours} ${theirs}`
    : theirs;
}
