import { useState } from 'preact/hooks';
import { CopyButton } from '../../components/copy-button.tsx';
import { navigate } from '../../hooks/use-route.ts';
import type { SceneProps } from '../types.ts';
import { ciSnippet, curlSnippet, editorSnippet, mcpSnippets, type Snippet } from './snippets.ts';
import './connect.css';

/** Ready-made settings for the other ways to reach this service, with its address filled in. */
export function Connect({ me }: SceneProps) {
  const { origin } = location;
  const clients = mcpSnippets(origin);
  const [chosen, setChosen] = useState(clients[0]?.id ?? '');
  const client = clients.find(({ id }) => id === chosen);
  const toKeys = (event: MouseEvent): void => {
    event.preventDefault();
    navigate('/keys');
  };
  return (
    <section class="scene narrow">
      <h1>Connect</h1>
      <p>
        Your house style also works in your editor, in AI clients, on pull requests and in scripts. Each of
        them needs{' '}
        <a href="/keys" onClick={toKeys}>
          an API key
        </a>
        {me.account.tier === 'free' && ', which the Free plan does not have'}. The address of this service is{' '}
        <code>{origin}</code>.
      </p>
      <h2>VS Code</h2>
      <SnippetBox snippet={editorSnippet(origin)} />
      <h2>AI clients (MCP)</h2>
      <label class="field connect-choice">
        Client
        <select value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          {clients.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {client && <SnippetBox key={client.id} snippet={client} />}
      <h2>CI</h2>
      <SnippetBox snippet={ciSnippet(origin)} />
      <h2>Scripts</h2>
      <SnippetBox snippet={curlSnippet(origin)} />
    </section>
  );
}

function SnippetBox({ snippet: { name, place, text, then } }: { readonly snippet: Snippet }) {
  return (
    <div class="snippet">
      <div class="snippet-head">
        <span class="snippet-place">{place}</span>
        <CopyButton text={text} />
      </div>
      <pre tabIndex={0} role="region" aria-label={`Snippet for ${name}`}>
        {text}
      </pre>
      <p>{then}</p>
    </div>
  );
}
