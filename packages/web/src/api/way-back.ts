/** Where a person was when they had to sign in. Signing in leads to the start page, and this from there to the place. */

const KEPT = 'housestyle.way-back';
const START = '/';

/** Keeps the page's address with its fragment, which no server hears of, until the tab is signed in. */
export function keepPlace(): void {
  const { pathname, search, hash } = location;
  if (pathname === START) return;
  try {
    sessionStorage.setItem(KEPT, pathname + search + hash);
  } catch {
    // A browser that keeps nothing leads to the start page, as it says there.
  }
}

/** Goes back to the place that was kept, once. False: there is none, and the page goes on as it is. */
export function goBack(): boolean {
  if (location.pathname !== START) return false;
  try {
    const place = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    if (place === null) return false;
    location.replace(place);
    return true;
  } catch {
    return false;
  }
}
