import type { Format } from '@housestyle/contract';
import { Notice } from '../../../components/notice.tsx';
import { changeSettings, workbench, type ApiQuestion as Question } from '../state/workbench.ts';

/** Code with an API was added: which output is wanted? */
export function ApiQuestion({ pattern, before }: Question) {
  const choose = (format: Format): void => {
    const { formats } = workbench.get().settings;
    changeSettings({ formats: { ...formats, 'code-to-docs': format } });
    workbench.set({ apiQuestion: null, announcement: `Output: ${format}.` });
  };
  const goBack = (): void => workbench.set({ settings: before, apiQuestion: null });
  return (
    <Notice>
      <p>This looks like {pattern}, so the mode is now Code to Docs. Which output do you want?</p>
      <div class="choices">
        <button type="button" onClick={() => choose('markdown')}>
          Markdown
        </button>
        <button type="button" onClick={() => choose('openapi')}>
          OpenAPI (YAML)
        </button>
        <button type="button" class="quiet" onClick={goBack}>
          Keep the mode I had
        </button>
      </div>
    </Notice>
  );
}
