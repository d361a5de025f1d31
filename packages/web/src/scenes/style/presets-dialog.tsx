import type { StyleRule } from '@housestyle/contract';
import { presetsSchema, WEB_PATHS, type WebPresetRule } from '@housestyle/contract/web';
import { useState } from 'preact/hooks';
import { request } from '../../api/request.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { useResource } from '../../hooks/use-resource.ts';
import { fold } from './draft.ts';

interface PresetsDialogProps {
  readonly known: readonly StyleRule[];
  readonly onClose: () => void;
  readonly onAdd: (rules: StyleRule[]) => void;
}

/** Rules to take over, each with why it is there, and a text that breaks it and one that does not. */
export function PresetsDialog({ known, onClose, onAdd }: PresetsDialogProps) {
  const { data, error } = useResource((signal) =>
    request(WEB_PATHS.stylePresets, { schema: presetsSchema, signal }),
  );
  const [presetId, setPresetId] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<WebPresetRule>>(new Set());
  const preset = data?.presets.find(({ id }) => id === presetId) ?? data?.presets[0];
  const labels = new Set(known.map(({ label }) => fold(label)));
  const free = preset?.rules.filter(({ label }) => !labels.has(fold(label))) ?? [];
  const every = free.length > 0 && free.every((rule) => chosen.has(rule));
  const toggle = (rules: readonly WebPresetRule[], on: boolean): void => {
    const next = new Set(chosen);
    for (const rule of rules) {
      if (on) next.add(rule);
      else next.delete(rule);
    }
    setChosen(next);
  };
  const add = (): void =>
    onAdd(
      [...chosen].map(({ label, description, severity }) => ({
        label,
        description,
        ...(severity && { severity }),
      })),
    );
  return (
    <Dialog
      title="Add rules from presets"
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button type="button" class="primary" disabled={chosen.size === 0} onClick={add}>
            {chosen.size === 1 ? 'Add 1 rule' : `Add ${chosen.size} rules`}
          </button>
        </>
      }
    >
      {error && <Notice kind="error">{error.message}</Notice>}
      {!data && !error && <p class="loading">Loading…</p>}
      {data && preset && (
        <>
          <label class="field">
            Preset
            <select
              value={preset.id}
              onChange={({ currentTarget }) => {
                setPresetId(currentTarget.value);
                setChosen(new Set());
              }}
            >
              {data.presets.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <p class="style-preset-about">{preset.description}</p>
          <label class="style-check">
            <input
              type="checkbox"
              checked={every}
              disabled={free.length === 0}
              onChange={({ currentTarget }) => toggle(free, currentTarget.checked)}
            />
            All {free.length} rules that you do not have
          </label>
          <ul class="style-presets">
            {preset.rules.map((rule) => (
              <li key={rule.topic}>
                <label class="style-check">
                  <input
                    type="checkbox"
                    checked={chosen.has(rule)}
                    disabled={!free.includes(rule)}
                    onChange={({ currentTarget }) => toggle([rule], currentTarget.checked)}
                  />
                  <span>
                    <strong>{rule.label}</strong>
                    {!free.includes(rule) && <span class="muted"> (you have it)</span>}
                    <br />
                    {rule.description}
                  </span>
                </label>
                <details>
                  <summary>
                    Why, with an example<span class="visually-hidden">: {rule.label}</span>
                  </summary>
                  <p>{rule.reason}</p>
                  <dl class="style-example">
                    <dt>Not</dt>
                    <dd>{rule.bad}</dd>
                    <dt>But</dt>
                    <dd>{rule.good}</dd>
                  </dl>
                  <a href={rule.link} target="_blank" rel="noreferrer">
                    Guide that asks for the same<span class="visually-hidden"> as {rule.label}</span>
                  </a>
                </details>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
