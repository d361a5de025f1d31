// Before the first paint, so that no page flashes in the other theme.
try {
  const theme = localStorage.getItem('housestyle.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing follows the system.
}
