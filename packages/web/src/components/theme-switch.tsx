import { useState } from 'preact/hooks';

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const NAMES: Readonly<Record<Theme, string>> = { system: 'As the system', light: 'Light', dark: 'Dark' };
const KEY = 'housestyle.theme';

/** Light, dark, or whatever the system says. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>(
    () => THEMES.find((name) => name === localStorage.getItem(KEY)) ?? 'system',
  );
  const choose = (next: Theme): void => {
    setTheme(next);
    if (next === 'system') {
      localStorage.removeItem(KEY);
      delete document.documentElement.dataset['theme'];
    } else {
      localStorage.setItem(KEY, next);
      document.documentElement.dataset['theme'] = next;
    }
  };
  return (
    <label class="field">
      Theme
      <select value={theme} onChange={({ currentTarget }) => choose(currentTarget.value as Theme)}>
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {NAMES[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
