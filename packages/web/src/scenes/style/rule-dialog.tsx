import { SEVERITIES, type Severity, type StyleRule } from '@housestyle/contract';
import { useId, useState } from 'preact/hooks';
import { Dialog } from '../../components/dialog.tsx';
import { TryRule } from './try-rule.tsx';

interface RuleDialogProps {
  /** Null: a new one. */
  readonly rule: StyleRule | null;
  readonly onClose: () => void;
  readonly onSave: (rule: StyleRule) => void;
}

/** A rule's words and severity, and what it does to a sample. */
export function RuleDialog({ rule, onClose, onSave }: RuleDialogProps) {
  const [label, setLabel] = useState(rule?.label ?? '');
  const [description, setDescription] = useState(rule?.description ?? '');
  const [severity, setSeverity] = useState<Severity | ''>(rule?.severity ?? '');
  const form = useId();
  const edited: StyleRule = {
    label: label.trim(),
    description: description.trim(),
    ...(severity && { severity }),
    ...(rule?.check && { check: rule.check }),
  };
  const save = (event: Event): void => {
    event.preventDefault();
    onSave(edited);
  };
  return (
    <Dialog
      title={rule ? 'Edit rule' : 'New rule'}
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class="primary" form={form}>
            {rule ? 'Keep changes' : 'Add rule'}
          </button>
        </>
      }
    >
      <form id={form} class="style-form" onSubmit={save}>
        <label class="field">
          Label
          <input
            required
            maxLength={200}
            value={label}
            onInput={({ currentTarget }) => setLabel(currentTarget.value)}
          />
        </label>
        <label class="field">
          Description
          <textarea
            required
            rows={3}
            maxLength={4000}
            placeholder="Use “sign in” instead of “log in”."
            value={description}
            onInput={({ currentTarget }) => setDescription(currentTarget.value)}
          />
        </label>
        <label class="field">
          Severity
          <select
            value={severity}
            onChange={({ currentTarget }) => setSeverity(currentTarget.value as Severity | '')}
          >
            <option value="">Decided by the kind of rule</option>
            {SEVERITIES.map((name) => (
              <option key={name} value={name}>
                {`${name[0]?.toUpperCase()}${name.slice(1)}`}
              </option>
            ))}
          </select>
        </label>
      </form>
      {rule?.check && <p class="muted">A Vale check decides what this rule finds; the words explain it.</p>}
      <TryRule rule={edited} />
    </Dialog>
  );
}
