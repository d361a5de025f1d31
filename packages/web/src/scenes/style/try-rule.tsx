import { analyzeResponseSchema, type Finding, type StyleRule } from '@housestyle/contract';
import { WEB_PATHS } from '@housestyle/contract/web';
import { useState } from 'preact/hooks';
import { request } from '../../api/request.ts';
import { Notice } from '../../components/notice.tsx';
import { markFindings, readUnderstanding, type Understanding } from './verdict.ts';

const SAMPLE =
  '# Getting Started Guide\n\nYou can simply log in to your account! The file is then created by the system. Click here for more.';

const WORDS: Readonly<Record<Understanding, string>> = {
  whole: 'The rule is understood.',
  part: 'The rule is understood in part: the rest needs a person, and reviews mark it with [VERIFY].',
  none: 'The rule is not understood: it needs a person or a language model, and reviews mark it with [VERIFY].',
};

interface Outcome {
  readonly sample: string;
  readonly understanding: Understanding;
  readonly findings: readonly Finding[];
}

/** Checks a sample with this rule alone. Takes two requests: the report tells what is understood, the findings where. */
export function TryRule({ rule }: { readonly rule: StyleRule }) {
  const [sample, setSample] = useState(SAMPLE);
  const [outcome, setOutcome] = useState<Outcome>();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const ready = rule.label !== '' && rule.description !== '' && sample.trim() !== '';
  const run = async (): Promise<void> => {
    setBusy(true);
    setError('');
    setOutcome(undefined);
    const body = { mode: 'style-check', input: sample, rules: [rule], termSubs: [], glossary: [] };
    const send = (more: object) =>
      request(WEB_PATHS.analyze, {
        method: 'POST',
        body: { ...body, ...more },
        schema: analyzeResponseSchema,
      });
    try {
      const [report, { suggestions = [] }] = await Promise.all([send({}), send({ format: 'suggestions' })]);
      const findings = suggestions.filter((finding) => finding.rule.label === rule.label);
      setOutcome({ sample, understanding: readUnderstanding(report.content), findings });
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div class="style-try">
      <h3>Try this rule</h3>
      <label class="field">
        Sample text
        <textarea rows={4} value={sample} onInput={({ currentTarget }) => setSample(currentTarget.value)} />
      </label>
      <p class="style-try-run">
        <button type="button" disabled={!ready || busy} onClick={() => void run()}>
          {busy ? 'Trying…' : 'Try'}
        </button>{' '}
        <span class="muted">
          {ready ? 'Counts as two requests.' : 'Needs a label, a description and a text.'}
        </span>
      </p>
      {error && <Notice kind="error">{error}</Notice>}
      {outcome && (
        <>
          <Notice kind={outcome.understanding === 'whole' ? 'success' : 'info'}>
            {WORDS[outcome.understanding]}{' '}
            {outcome.understanding !== 'none' &&
              (outcome.findings.length === 0
                ? 'It matches nothing in this text.'
                : `It matches ${outcome.findings.length === 1 ? 'one place' : `${outcome.findings.length} places`}.`)}
          </Notice>
          {outcome.findings.length > 0 && (
            <>
              <p class="style-sample">
                {markFindings(outcome.sample, outcome.findings).map(({ text, marked }, index) =>
                  marked ? <mark key={index}>{text}</mark> : text,
                )}
              </p>
              <ul class="style-findings">
                {outcome.findings.map(({ range, original, suggestion, reason }) => (
                  <li key={range.start}>
                    <q>{original}</q>
                    {suggestion !== null && (suggestion === '' ? ' (delete)' : <> → {<q>{suggestion}</q>}</>)}
                    <span class="muted"> {reason}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </div>
  );
}
