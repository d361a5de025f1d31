import { AUDIENCES, isMode, modeDefinition, MODES, type Audience, type Format } from '@housestyle/contract';
import type { Quota } from '@housestyle/contract';
import { chosenFormat, DOCUMENT_TYPES, formatChoices, FRAMEWORKS } from '../model/modes.ts';
import { cancel } from '../state/run.ts';
import { changeSettings, type Workbench } from '../state/workbench.ts';

const AUDIENCE_NAMES: Readonly<Record<Audience, string>> = {
  consumer: 'Consumers',
  engineers: 'Engineers',
  developers: 'Developers',
  devops: 'DevOps',
};

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

interface SettingsFormProps {
  readonly state: Workbench;
  readonly quota: Quota;
  readonly onRun: () => void;
}

/** What to do with the text, for whom, and the button that does it. */
export function SettingsForm({ state: { settings, run }, quota, onRun }: SettingsFormProps) {
  const { mode } = settings;
  const { purpose, needsModel } = modeDefinition(mode);
  const choices = formatChoices(mode);
  const submit = (event: Event): void => {
    event.preventDefault();
    onRun();
  };
  return (
    <form class="settings" onSubmit={submit}>
      <div class="settings-main">
        <label class="field">
          Mode
          <select
            value={mode}
            aria-describedby="mode-purpose"
            onChange={({ currentTarget: { value } }) => isMode(value) && changeSettings({ mode: value })}
          >
            {MODES.map(({ name, title, purpose: what }) => (
              <option key={name} value={name} title={what}>
                {title}
              </option>
            ))}
          </select>
        </label>
        {choices.length > 0 && (
          <label class="field">
            Output
            <select
              value={chosenFormat(settings)}
              onChange={({ currentTarget: { value } }) =>
                changeSettings({ formats: { ...settings.formats, [mode]: value as Format | '' } })
              }
            >
              {choices.map(({ format, name }) => (
                <option key={format} value={format}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label class="field">
          Document type
          <input
            list="document-types"
            value={settings.docType}
            placeholder="Any"
            autocomplete="off"
            onInput={({ currentTarget }) => changeSettings({ docType: currentTarget.value })}
          />
        </label>
        <datalist id="document-types">
          {DOCUMENT_TYPES.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <label class="field">
          Audience
          <select
            value={settings.audience}
            onChange={({ currentTarget }) =>
              changeSettings({ audience: currentTarget.value as Audience | '' })
            }
          >
            <option value="">Any</option>
            {AUDIENCES.map((name) => (
              <option key={name} value={name}>
                {AUDIENCE_NAMES[name]}
              </option>
            ))}
          </select>
        </label>
        <div class="run">
          {/* Two elements: one that became the other between click and its effect would submit the form. */}
          {run ? (
            <button key="cancel" type="button" onClick={cancel}>
              Cancel <kbd>Esc</kbd>
            </button>
          ) : (
            <button key="run" type="submit" class="primary">
              Run <kbd>{isMac ? '⌘' : 'Ctrl'} ↵</kbd>
            </button>
          )}
        </div>
      </div>
      <div class="settings-help">
        <p id="mode-purpose">
          {purpose}
          {needsModel && ' Needs a language model, which your administrator sets up.'}
        </p>
        <p class="muted">{quotaText(quota)}</p>
      </div>
      <details class="more">
        <summary>More options{moreCount(settings) > 0 && ` (${moreCount(settings)} set)`}</summary>
        <div class="more-fields">
          {mode === 'rewrite' && (
            <label class="field">
              New guidelines to work into the document
              <textarea
                rows={4}
                value={settings.guidelines}
                placeholder="Paste what is new; the document keeps the rest"
                onInput={({ currentTarget }) => changeSettings({ guidelines: currentTarget.value })}
              />
            </label>
          )}
          <label class="field">
            Custom instructions
            <textarea
              rows={4}
              value={settings.customInstructions}
              placeholder="Rules for this run only, for example: Use present tense"
              onInput={({ currentTarget }) => changeSettings({ customInstructions: currentTarget.value })}
            />
          </label>
          <label class="field">
            Framework
            <input
              list="frameworks"
              value={settings.framework}
              placeholder="Any"
              autocomplete="off"
              onInput={({ currentTarget }) => changeSettings({ framework: currentTarget.value })}
            />
          </label>
          <datalist id="frameworks">
            {FRAMEWORKS.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
      </details>
    </form>
  );
}

function moreCount({ mode, guidelines, customInstructions, framework }: Workbench['settings']): number {
  const shown = [mode === 'rewrite' ? guidelines : '', customInstructions, framework];
  return shown.filter((text) => text.trim() !== '').length;
}

function quotaText({ limit, used, remaining }: Quota): string {
  if (limit === null || remaining === null)
    return `${used.toLocaleString()} ${used === 1 ? 'request' : 'requests'} this month, no limit`;
  return `${remaining.toLocaleString()} of ${limit.toLocaleString()} requests left this month`;
}
