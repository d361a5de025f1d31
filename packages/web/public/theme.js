// Before the first paint, so that no page flashes in the other theme.
try {
  const theme = localStorage.getItem('housestyle.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing follows the system.
}

// The page's policy forbids making code of text, which Zod would otherwise try as soon as a schema is made: its setting
// stands here, before any module runs.
globalThis.__zod_globalConfig = { jitless: true };
