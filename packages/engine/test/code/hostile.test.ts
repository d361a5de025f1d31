import assert from 'node:assert/strict';
import { runCode } from './run.ts';

const LENGTH = 200_000;
/** Milliseconds of processor time. */
const LIMIT = 5000;
const HEAD = 'import express from "express";\nconst app = express();\n';

describe('200,000 characters of wrong code', function () {
  this.timeout(60_000);

  it('in one line take bounded time, and the lines before it are read', async () => {
    const code = `${HEAD}app.get("/before", (req, res) => res.json({}));\n`;
    const rest = '"a'.repeat((LENGTH - code.length) / 2 - 20);
    const before = process.threadCpuUsage();
    const { content } = await runCode('code-to-docs', `\`\`\`ts\n${code}${rest}\n\`\`\`\n`);
    const { user, system } = process.threadCpuUsage(before);
    assert.match(content, /\/before/);
    assert.ok((user + system) / 1000 < LIMIT, `It took ${Math.round((user + system) / 1000)} ms.`);
  });
});
