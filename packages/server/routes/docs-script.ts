interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly $ref?: string;
  readonly items?: Schema;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}
interface Operation {
  readonly summary: string;
  readonly description?: string;
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { schema: Schema; examples: Record<string, { summary: string; value: unknown }> }>
    >;
  };
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}
interface Description {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Runs in the browser: its source is what the page loads, so it may use nothing of this module. */
export function docsScript(): void {
  const byId = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;
  const key = byId<HTMLInputElement>('key');
  const example = byId<HTMLSelectElement>('example');
  const body = byId<HTMLTextAreaElement>('body');
  const send = byId<HTMLButtonElement>('send');
  const path = '/api/v1/analyze';

  const element = (name: string, text: string, ...children: Node[]): HTMLElement => {
    const made = document.createElement(name);
    made.textContent = text;
    made.append(...children);
    return made;
  };
  const table = (caption: string[], rows: string[][]): HTMLElement => {
    const line = (cells: string[], cell: string) =>
      element('tr', '', ...cells.map((text) => element(cell, text)));
    return element('table', '', line(caption, 'th'), ...rows.map((cells) => line(cells, 'td')));
  };
  const typeOf = (schema: Schema): string => {
    if (schema.$ref) return schema.$ref.split('/').pop() ?? '';
    if (schema.enum) return schema.enum.map((value) => `"${value}"`).join(', ');
    if (schema.items) return `array of ${typeOf(schema.items)}`;
    return [schema.type ?? 'any'].flat().join(' or ');
  };
  const fieldsOf = ({ properties = {}, required = [] }: Schema): HTMLElement =>
    table(
      ['Field', 'Type', 'Meaning'],
      Object.entries(properties).map(([name, schema]) => [
        required.includes(name) ? `${name} *` : name,
        typeOf(schema),
        schema.description ?? '',
      ]),
    );

  const showCurl = (): void => {
    const quoted = body.value.replaceAll("'", "'\\''");
    byId('curl').textContent =
      `curl ${location.origin}${path} \\\n  -H "X-Authorization: Bearer $SERVICE_API_KEY" \\\n  -H 'Content-Type: application/json' \\\n  -d '${quoted}'`;
  };

  const show = (id: string, text: string): void => {
    byId(id).textContent = text;
    byId(id).hidden = false;
  };

  const run = async (): Promise<void> => {
    send.disabled = true;
    byId('status').textContent = 'Waiting for the answer…';
    const started = performance.now();
    try {
      const response = await fetch(path, {
        method: 'POST',
        credentials: 'omit',
        headers: { 'Content-Type': 'application/json', 'X-Authorization': `Bearer ${key.value.trim()}` },
        body: body.value,
      });
      const text = await response.text();
      const milliseconds = Math.round(performance.now() - started);
      byId('status').textContent = `Status ${response.status} after ${milliseconds} ms`;
      const told = [...response.headers].filter(([name]) =>
        /^(x-ratelimit|x-request-id|retry-after)/.test(name),
      );
      show('headers', told.map(([name, value]) => `${name}: ${value}`).join('\n'));
      show('answer', JSON.stringify(JSON.parse(text), null, 2));
    } catch (error) {
      byId('status').textContent = `No answer: ${(error as Error).message}`;
    } finally {
      send.disabled = false;
    }
  };

  const describe = ({ info, paths, components }: Description): void => {
    byId('about').textContent = info.description;
    const examples = paths[path]?.post?.requestBody?.content['application/json']?.examples ?? {};
    for (const [name, { summary }] of Object.entries(examples)) example.append(new Option(summary, name));
    const choose = (): void => {
      body.value = JSON.stringify(examples[example.value]?.value, null, 2);
      showCurl();
    };
    example.addEventListener('change', choose);
    choose();
    for (const [address, operations] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        const { summary, description = '', requestBody, responses } = operation;
        const title = element('h3', '', element('code', `${method.toUpperCase()} ${address}`));
        const article = element('article', '', title, element('p', `${summary}. ${description}`));
        if (requestBody) article.append(fieldsOf(components.schemas.AnalyzeRequest ?? {}));
        const rows = Object.entries(responses).map(([status, answer]) => [status, answer.description]);
        article.append(table(['Status', 'Answer'], rows));
        byId('operations').append(article);
      }
    }
    for (const [name, schema] of Object.entries(components.schemas)) {
      if (name === 'AnalyzeRequest') continue;
      byId('operations').append(element('article', '', element('h3', name), fieldsOf(schema)));
    }
  };

  body.addEventListener('input', showCurl);
  send.addEventListener('click', () => void run());
  fetch('/api/openapi.json')
    .then((response) => response.json())
    .then(
      describe,
      () => (byId('about').textContent = 'The description could not be loaded. Reload the page.'),
    );
}
