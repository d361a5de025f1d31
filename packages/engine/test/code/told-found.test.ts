import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import { runCode } from './run.ts';

interface Row {
  readonly it: string;
  readonly mode?: Mode;
  readonly input: string;
  readonly has: readonly string[];
  readonly hasNot?: readonly string[];
}

const ROWS: readonly Row[] = [
  {
    it: 'flags that stand above the command that they belong to',
    input: `package main
import "github.com/spf13/cobra"
func init() {
	RootCmd.AddCommand(SweepCmd)
	SweepCmd.Flags().BoolVarP(&dry, "dry-run", "d", false, "change nothing")
}
var RootCmd = &cobra.Command{Use: "shelf", Short: "Keeps books"}
var SweepCmd = &cobra.Command{Use: "sweep <folder>", Short: "Removes old books"}
var dry bool`,
    has: ['## `shelf sweep`\n\nRemoves old books.', 'shelf sweep <folder> [options]', '| `-d, --dry-run` |'],
    hasNot: ['Options of all commands'],
  },
  {
    it: 'what yargs is told of arguments, and calls of a program whose name is not known',
    input: `const yargs = require('yargs');
module.exports = () => yargs.usage('$0 [options] <source>').options({ port: { alias: 'p', default: 3000 } }).example('$0 books.json', '').argv;`,
    has: ['COMMAND <source> [options]', '| `source` | Yes |', 'COMMAND books.json'],
  },
  {
    it: 'a file and what is sent beside it, and what exceptions say',
    input: `@RestController
class Proofs {
  @PostMapping("/proofs/{id}")
  public void add(@PathVariable String id, @RequestParam("photo") MultipartFile photo, @RequestParam String signedBy) {
    if (gone(id)) throw new ProofGoneException(id);
  }
}
@ResponseStatus(HttpStatus.GONE)
class ProofGoneException extends RuntimeException {
  ProofGoneException(String id) { super("Proof " + id + " is gone"); }
}`,
    has: [
      'Multipart form data with these fields:',
      '| `photo` | string (file) | Yes |',
      '| `signedBy` | string | Yes |',
      '“Proof … is gone”',
    ],
    hasNot: ['**Query parameters**'],
  },
  {
    it: 'limits of a policy that has a name, and paths that begin with what is no word',
    input: `using Microsoft.AspNetCore.Builder;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddRateLimiter(options => {
  options.AddFixedWindowLimiter("writes", o => { o.PermitLimit = 20; o.Window = TimeSpan.FromMinutes(1); });
});
var app = builder.Build();
var notes = app.MapGroup("/-/shop/v1/notes").RequireRateLimiting("writes");
notes.MapPost("/", () => Results.NoContent());
app.MapGet("/-/shop/v1/notes", () => Results.Ok());`,
    has: ['# Notes API reference', 'Callers can send 20 requests a minute.'],
  },
  {
    it: 'items of a list that each must be something, and a choice of two statuses',
    input: `class NewList { @IsUUID('4', { each: true }) @ArrayMaxSize(9) tracks: string[] = []; }
@Controller('lists')
class Lists {
  @Post(':id')
  add(@Param('id', ParseUUIDPipe) id: string, @Body() body: NewList): string { return ''; }
}`,
    has: ['| `tracks` | array of string (UUID) | No | At most 9 items. |', '| `id` | string (UUID) |'],
  },
  {
    it: 'Flask: two statuses, fields that must be there, a key, and how often by default',
    input: `app = Flask(__name__)
limiter = Limiter(get_remote_address, app=app, default_limits=["200 per hour"])

def require_token():
    if request.headers.get("X-Token") != TOKEN:
        abort(401, description="Unknown token")

@app.put("/notes/<name>")
def put_note(name):
    require_token()
    body = request.get_json()
    if "text" not in body:
        abort(422, description=f"{name} has no text")
    created = save(name, body["text"], body.get("color"))
    return "", 201 if created else 204`,
    has: [
      'Send your API key in the `X-Token` header',
      'Callers can send 200 requests an hour.',
      '| `text` | [VERIFY] | Yes |',
      '| `201` | Created. |',
      '| `204` | No content. |',
      '“… has no text”',
    ],
    hasNot: ['| `200`'],
  },
];

describe('what more is told of code as it is found', () => {
  for (const { it: name, mode = 'code-to-docs', input, has, hasNot = [] } of ROWS)
    it(name, async () => {
      const { content } = await runCode(mode, input);
      for (const text of has) assert.ok(content.includes(text), `${text}\n\nis not in\n\n${content}`);
      for (const text of hasNot) assert.ok(!content.includes(text), `${text}\n\nis in\n\n${content}`);
    });
});
