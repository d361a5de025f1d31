/** The page to try the API; `docs-script.ts` fills it from the API's description. */
export const DOCS_HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Housestyle API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/page.css">
<script src="/api/docs/page.js" defer></script>
<header>
  <h1>Housestyle API</h1>
  <p id="about">Loading the description…</p>
  <p><a href="/api/openapi.json">openapi.json</a></p>
</header>
<main>
  <section aria-labelledby="try">
    <h2 id="try">Try it</h2>
    <label for="key">API key</label>
    <input id="key" type="password" autocomplete="off" spellcheck="false" placeholder="housestyle_…" aria-describedby="key-note">
    <p id="key-note" class="note">Sent as <code>X-Authorization: Bearer …</code>. This page forgets it when you close it.</p>
    <label for="example">Example</label>
    <select id="example"></select>
    <label for="body">Request body</label>
    <textarea id="body" rows="12" spellcheck="false"></textarea>
    <button id="send" type="button">Send</button>
    <h3>Answer</h3>
    <p id="status" role="status">Nothing sent yet.</p>
    <pre id="headers" tabindex="0" aria-label="Headers of the answer" hidden></pre>
    <pre id="answer" tabindex="0" aria-label="Body of the answer" hidden></pre>
    <h3>The same with curl</h3>
    <pre id="curl" tabindex="0" aria-label="The request as a curl command"></pre>
  </section>
  <section aria-labelledby="reference">
    <h2 id="reference">Reference</h2>
    <p class="note">Fields with * are required.</p>
    <div id="operations"></div>
  </section>
</main>
</html>
`;

export const DOCS_STYLE = `:root {
  color-scheme: light dark;
  --text: light-dark(#1c2024, #eceef0);
  --quiet: light-dark(#565e66, #a8b0b8);
  --line: light-dark(#d0d6dc, #3a4148);
  --panel: light-dark(#f5f7f9, #1d2125);
  --page: light-dark(#ffffff, #14171a);
  --accent: light-dark(#0b5cad, #7db8f5);
}
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); }
header, main { max-width: 78rem; margin: 0 auto; padding: 1rem 1.5rem; }
header { border-bottom: 1px solid var(--line); }
header p { margin: .25rem 0; color: var(--quiet); max-width: 60rem; }
h1 { margin: 0; font-size: 1.6rem; }
h2 { font-size: 1.25rem; margin: .5rem 0; }
h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
a { color: var(--accent); }
main { display: grid; gap: 2rem; grid-template-columns: minmax(0, 1fr); }
@media (min-width: 60rem) { main { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
label { display: block; font-weight: 600; margin: .75rem 0 .25rem; }
input, select, textarea { width: 100%; font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--quiet); border-radius: 6px; padding: .5rem .6rem; }
textarea, pre, code { font-family: ui-monospace, monospace; font-size: .875rem; }
button { margin-top: .75rem; font: inherit; font-weight: 600; padding: .5rem 1.5rem; border: 0; border-radius: 6px; color: var(--page); background: var(--accent); cursor: pointer; }
button:disabled { opacity: .6; cursor: default; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: .75rem; margin: .5rem 0; overflow: auto; max-height: 24rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.note { color: var(--quiet); font-size: .875rem; margin: .25rem 0; }
#status { margin: .25rem 0; font-weight: 600; }
article { border: 1px solid var(--line); border-radius: 8px; padding: .75rem 1rem; margin-bottom: 1rem; }
article h3 { margin-top: 0; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .5rem .35rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
th:first-child, td:first-child { white-space: nowrap; width: 1%; padding-right: 1rem; }
`;
