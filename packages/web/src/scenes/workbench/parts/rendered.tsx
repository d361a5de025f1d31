import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../../../components/notice.tsx';
import type { SafeHtml } from './render.ts';

/** A Markdown text as readers see it. */
export function Rendered({ markdown }: { readonly markdown: string }) {
  const [html, setHtml] = useState<SafeHtml | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    import('./render.ts').then(
      ({ renderMarkdown }) => {
        if (!gone) setHtml(renderMarkdown(markdown));
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [markdown]);
  if (failed)
    return (
      <Notice kind="error">The text can't be shown like this. Reload the page, or see its source.</Notice>
    );
  if (html === null) return <p class="loading">Loading…</p>;
  return <div class="rendered" dangerouslySetInnerHTML={html} />;
}
