import type { StyleRule } from '@housestyle/contract';
import { useState } from 'preact/hooks';
import { Notice } from '../../components/notice.tsx';
import { PresetsDialog } from './presets-dialog.tsx';
import { RuleDialog } from './rule-dialog.tsx';

interface RulesProps {
  /** Undefined: none saved, so the default ones apply. */
  readonly rules: StyleRule[] | undefined;
  readonly onChange: (rules: StyleRule[] | undefined, what: string) => void;
}

/** The rules in their order: add, edit, try, move, delete. */
export function Rules({ rules, onChange }: RulesProps) {
  const [opened, setOpened] = useState<{ readonly index: number | null } | 'presets' | null>(null);
  const [told, setTold] = useState('');
  const list = rules ?? [];
  const move = (index: number, by: -1 | 1): void => {
    const [rule, other] = [list[index], list[index + by]];
    if (!rule || !other) return;
    const moved = list.slice();
    moved[index] = other;
    moved[index + by] = rule;
    onChange(moved, `Move “${rule.label}”`);
    setTold(`${rule.label} is now rule ${index + by + 1} of ${list.length}.`);
    requestAnimationFrame(() => focusMove(index + by, by));
  };
  const save = (index: number | null, rule: StyleRule): void => {
    if (index === null) onChange([...list, rule], `Add “${rule.label}”`);
    else
      onChange(
        list.map((known, place) => (place === index ? rule : known)),
        `Edit “${rule.label}”`,
      );
    setOpened(null);
  };
  return (
    <>
      <div class="row">
        <button type="button" onClick={() => setOpened({ index: null })}>
          New rule
        </button>
        <button type="button" onClick={() => setOpened('presets')}>
          Add from presets
        </button>
      </div>
      {rules === undefined && (
        <Notice>
          No rules are saved, so the default rules for developer documentation apply. The first rule that you
          add replaces them.
        </Notice>
      )}
      {rules?.length === 0 && (
        <Notice>
          There are no rules: only terms, glossary and correctness are checked.{' '}
          <button type="button" onClick={() => onChange(undefined, 'Use the default rules')}>
            Use the default rules
          </button>
        </Notice>
      )}
      <p class="visually-hidden" role="status">
        {told}
      </p>
      {list.length > 0 && (
        <ol class="style-rules">
          {list.map((rule, index) => (
            <li key={index} class="style-rule">
              <div class="style-rule-text">
                <h2>
                  {rule.label}
                  {rule.severity && (
                    <span class={`style-severity style-${rule.severity}`}>{rule.severity}</span>
                  )}
                  {rule.check && <span class="style-severity">Vale check</span>}
                </h2>
                <p>{rule.description}</p>
              </div>
              <div class="style-rule-actions">
                <button
                  type="button"
                  class="quiet"
                  id={`rule-${index}-up`}
                  aria-label={`Move ${rule.label} up`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  class="quiet"
                  id={`rule-${index}-down`}
                  aria-label={`Move ${rule.label} down`}
                  disabled={index === list.length - 1}
                  onClick={() => move(index, 1)}
                >
                  ↓
                </button>
                <button
                  type="button"
                  aria-label={`Edit or try ${rule.label}`}
                  onClick={() => setOpened({ index })}
                >
                  Edit or try
                </button>
                <button
                  type="button"
                  class="quiet"
                  aria-label={`Delete ${rule.label}`}
                  onClick={() =>
                    onChange(
                      list.filter((_, place) => place !== index),
                      `Delete “${rule.label}”`,
                    )
                  }
                >
                  Delete
                </button>
              </div>
            </li>
          ))}
        </ol>
      )}
      {opened === 'presets' && (
        <PresetsDialog
          known={list}
          onClose={() => setOpened(null)}
          onAdd={(added) => {
            onChange(
              [...list, ...added],
              added.length === 1 ? `Add “${added[0]?.label}”` : `Add ${added.length} rules`,
            );
            setOpened(null);
          }}
        />
      )}
      {opened && opened !== 'presets' && (
        <RuleDialog
          rule={opened.index === null ? null : (list[opened.index] ?? null)}
          onClose={() => setOpened(null)}
          onSave={(rule) => save(opened.index, rule)}
        />
      )}
    </>
  );
}

/** The same button of the rule in its new place, or the other one where the rule can move no further. */
function focusMove(index: number, by: -1 | 1): void {
  const names = by < 0 ? ['up', 'down'] : ['down', 'up'];
  const buttons = names.map((name) => document.getElementById(`rule-${index}-${name}`));
  buttons.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus();
}
