import assert from 'node:assert/strict';
import type { Mode } from '@housestyle/contract';
import type { Job } from '../../index.ts';
import { runCode } from './run.ts';

interface Row {
  readonly it: string;
  readonly mode: Mode;
  readonly input: string;
  readonly job?: Partial<Job>;
  readonly has: readonly string[];
  readonly hasNot?: readonly string[];
}

const SWAGGO = `package api

import "github.com/gin-gonic/gin"

type Level string

const (
	Low  Level = "low"
	High Level = "high"
)

type Lamp struct {
	// Standard fields
	ID    int   \`json:"id"\`
	Level Level \`json:"level"\`
}

func (s *Server) routes(g *gin.RouterGroup) { g.GET("/lamps/:id", s.GetLamp) }

// GetLamp godoc
//
//	@Summary	gets a lamp
//	@Tags		Lamps
//	@Param		id	path	int	true	"Lamp ID"
//	@Param		unit	query	string	false	"Unit of the power"	Enums(W, kW)
//	@Success	200	{object}	Lamp
//	@Failure	404	{object}	nil	"No lamp: %d | Lamp is off"
//	@Router		/api/v1/lamps/{id} [get]
func (s *Server) GetLamp(c *gin.Context) { c.JSON(200, s.lamp(c)) }
`;
const REQUIRED = `const express = require('express');
const app = express();
app.post('/users', validateSessionMiddleware, (req, res) => {
  const { name, role, note } = req.body || {};
  if (!name || !role) {
    res.status(400).send({ status: 'error', details: 'Name and role are needed' });
    return;
  }
  if (taken(name)) return res.status(400).send({ status: 'error', details: 'Name is taken' });
  res.status(200).send({ status: 'ok' });
});
`;
const CSHARP = `using Microsoft.AspNetCore.Mvc;
[ApiController, Route("lists")]
public class ListsController : ControllerBase {
  /// <summary>Changes a list.</summary>
  /// <response code="204">List changed.</response>
  /// <returns>A <see cref="Task" /> that represents the asynchronous operation.</returns>
  [HttpPost("{id}")]
  [ProducesResponseType(StatusCodes.Status204NoContent)]
  public async Task<ActionResult> Change(Guid id, [FromBody] ChangeListDto change) { return NoContent(); }
}
`;
const PROGRAM = `#!/usr/bin/env python3
"""Packs folders."""
import argparse

def build():
    parser = argparse.ArgumentParser(prog="packer")
    parser.add_argument("--config", metavar="FILE", default="packer.toml", help="configuration file")
    sub = parser.add_subparsers()
    pack = sub.add_parser("pack", help="pack a folder")
    pack.add_argument("folder", help="folder to pack")
    pack.add_argument("--level", type=int, choices=range(1, 10), help="compression level")
    return parser

if __name__ == "__main__":
    build().parse_args()
`;
const LIBRARY = `class Limiter:
    """Keeps calls below a limit."""

    def __init__(self, limit: int, *, wait: float = 1.0):
        self._limit = limit

    def run(self, call, *args):
        """Calls a function.

        Raises:
            LimitError: If it takes too long.
        """
        if self.wait() > self._limit:
            raise LimitError()
        return call(*args)
`;
const DIALOG = `export function Share() {
  return (
    <Dialog title="Share document">
      <TextField label="Email address" placeholder="name@example.com" required />
      <Switch label="Can edit" checked={edit} helperText="Editors can change the document." />
      <Button onClick={send}>Send invitation</Button>
    </Dialog>
  );
}
`;

const ROWS: readonly Row[] = [
  {
    it: 'tells what swaggo’s comments say, with the values of a Go type',
    mode: 'code-to-docs',
    input: SWAGGO,
    has: [
      'GET /api/v1/lamps/{id}',
      '| `id` | integer |',
      '`W` or `kW`',
      '“No lamp: …”, “Lamp is off”',
      '`low` or `high`',
    ],
    hasNot: ['godoc', '@Param', '@Summary', 'Standard fields'],
  },
  {
    it: 'tells which fields a handler refuses to work without, and all reasons of a failure',
    mode: 'code-to-docs',
    input: REQUIRED,
    has: [
      '| `name` | [VERIFY] | Yes |',
      '| `role` | [VERIFY] | Yes |',
      '| `note` | [VERIFY] | No |',
      '“Name and role are needed”, “Name is taken”',
      '"status": "ok"',
      'Requires authentication.',
      "[VERIFY] The code doesn't show how callers prove who they are.",
    ],
  },
  {
    it: 'tells what C#’s comments say of a status, and names a body whose type is not shown',
    mode: 'code-to-docs',
    input: CSHARP,
    has: ['| `204` | List changed. |', "JSON: `ChangeListDto`. [VERIFY] The code of this type isn't shown."],
    hasNot: ['asynchronous operation'],
  },
  {
    it: 'says of a view that is not shown that its methods are not known',
    mode: 'code-to-docs',
    input:
      "from django.urls import path\nfrom shop import views\nurlpatterns = [path('orders/', views.orders)]\n",
    has: ["[VERIFY] The code that answers isn't shown, nor which methods it accepts."],
    hasNot: ['Accepts every HTTP method'],
  },
  {
    it: 'tells the subcommands of a program apart, and leaves out its own functions',
    mode: 'code-to-docs',
    input: PROGRAM,
    has: ['## `packer pack`', 'packer pack <folder> [options]', '`--config FILE`', 'From 1 to 9.'],
    hasNot: ['`build`'],
  },
  {
    it: 'tells how an object is made and how a call fails',
    mode: 'code-to-docs',
    input: LIBRARY,
    has: ['Limiter(limit: int, *, wait: float = 1.0)', '**Throws:** `LimitError`: if it takes too long.'],
  },
  {
    it: 'tells what other code can use of a PHP class, with the types and failures of its comments',
    mode: 'code-to-docs',
    input:
      '<?php\nnamespace Desk;\n\n/** Keeps bells. */\nclass Bell\n{\n    public const LOUD = 3;\n    /** @var array Bells that ring. */\n    private $bells = [];\n\n    /** Makes one. */\n    public function __construct(private string $name, ?Tone $tone = null) {}\n\n    /**\n     * Rings it.\n     *\n     * @param string|Tone $tone How it sounds\n     *\n     * @throws \\LogicException if it is broken\n     *\n     * @return bool True if it rang\n     */\n    public function ring($tone, int $times = 1): bool { return true; }\n}\n',
    has: [
      '| `LOUD` | `3` |',
      'new Bell(string $name, ?Tone $tone = null)',
      '| `tone` | `string\\|Tone` | Yes |  | How it sounds. |',
      '**Throws:** `LogicException`: if it is broken.',
      '**Returns:** `bool`. True if it rang.',
    ],
    hasNot: ['bells`', '| Field |', '@var', '[VERIFY]'],
  },
  {
    it: 'writes types, aliases, examples and values of TypeScript as the code does',
    mode: 'code-to-docs',
    input:
      "/** A tone. */\nexport type Tone = 'high' | 'low' | (() => string);\n/** How long a bell rings. */\nexport const LENGTH = 30;\n/**\n * Rings a bell.\n * @param tone - How it sounds\n * @example\n * ```ts\n * ring('low')\n * ```\n */\nexport function ring(tone: Tone | undefined, done: (ok: boolean) => void): void {}\nexport class Bell {\n  private loud = 1;\n  constructor(\n    readonly tone: Tone,\n    times = 1,\n  ) {}\n}\n",
    has: [
      "type Tone = 'high' | 'low' | (() => string)",
      '| `LENGTH` | `30` | How long a bell rings. |',
      '| `tone` | `Tone \\| undefined` |',
      '`(ok: boolean) => void`',
      "**Example**\n\n```ts\nring('low')\n```",
      'new Bell(tone: Tone, times = 1)',
    ],
    hasNot: ['loud', '`Function`'],
  },
  {
    it: 'links nothing that leads nowhere in Kotlin, and says what only overrides',
    mode: 'code-to-docs',
    input:
      'package desk.bells\n\n/** Rings for a [Person], see [ring][Bell.ring]. */\nclass Bell(private val name: String, times: Int = 1) : Thing {\n    private val inner = 1\n    /** What it rings for. */\n    val people: List<Person> get() = list\n    override fun ring(done: (Int) -> Unit) = done(1)\n}\n',
    has: [
      'Rings for a `Person`, see `ring`.',
      'Bell(name: String, times: Int = 1)',
      '| `people` | `List<Person>` | What it rings for. |',
      'Overrides what it inherits.',
      'override fun ring(done: (Int) -> Unit)',
    ],
    hasNot: ['inner', '[VERIFY]'],
  },
  {
    it: 'tells the constructors and the fields that are not private of Java',
    mode: 'code-to-docs',
    input:
      'package desk;\n\n/** Rings. */\npublic class Bell {\n    public static final int LOUD = 3;\n    private int times;\n    /** How it sounds. */\n    public String tone;\n\n    /**\n     * Makes one.\n     * @param times how often it rings\n     */\n    public Bell(int times) { this.times = times; }\n\n    /** Rings it. */\n    public void ring() {}\n    /** Rings it for somebody. */\n    public void ring(String name) {}\n}\n',
    has: [
      '| `LOUD` | `int` | `3` |',
      '| `tone` | `String` | How it sounds. |',
      'new Bell(int times)',
      'Rings it for somebody.',
    ],
    hasNot: ['| `times` | `int` | No', '#### `ring`\n\nRings it for'],
  },
  {
    it: 'takes what a try declares for public, and its main class for the title',
    mode: 'code-to-docs',
    input:
      "import sys\n\ntry:\n    from _desk import Empty\nexcept ImportError:\n    class Empty(Exception):\n        '''Nothing is left.'''\n\nclass Desk:\n    '''Holds books.'''\n    def put(self, book):\n        '''Puts a book.'''\n    def get(self):\n        '''Takes a book.'''\n",
    has: ['# Desk reference', '### `Empty`\n\nNothing is left.'],
    hasNot: ['[VERIFY]'],
  },
  {
    it: 'lists what nothing is said of together',
    mode: 'code-to-docs',
    input:
      'package desk;\n\n/** Rings. */\npublic class Bell {\n    public String name() { return n.trim(); }\n    /** Rings it. */\n    public void ring() {}\n    public int times() { return bells() + 1; }\n    public boolean isLoud(int from) { return times() > from; }\n}\n',
    has: [
      '#### `ring`\n\nRings it.',
      "#### Other methods\n\n[VERIFY] The code doesn't say what these do.\n\n```java\npublic String name()\npublic int times()\npublic boolean isLoud(int from)\n```",
    ],
    hasNot: ['#### `name`'],
  },
  {
    it: 'reads the paths of routes that are regular expressions, and no others',
    mode: 'code-to-docs',
    input:
      "const express = require('express');\nconst app = express();\napp.get(/^\\/commits\\/(\\w+)$/, show);\napp.get(/^\\/users\\/(?<id>\\d+)\\/posts\\/?$/, show);\napp.get(/^\\/files\\/(.*)/, show);\napp.get(/fly$/, show);\n",
    has: ['GET /commits/{0}', 'GET /users/{id}/posts', 'GET /files/{wildcard}'],
    hasNot: ['fly'],
  },
  {
    it: 'tells on what a step depends',
    mode: 'explain',
    input: LIBRARY,
    has: ['If `self.wait()` is greater than `self._limit`, fails with', 'fails with `LimitError()`'],
    hasNot: ['Takes `self`', '__init__'],
  },
  {
    it: 'has a switch turned on or off, with what the screen says of it',
    mode: 'user-guide',
    input: DIALOG,
    has: ['Turn **Can edit** on or off. Editors can change the document.', 'Enter **Email address**'],
    hasNot: ['Enter **Can edit**'],
  },
];

describe('what documents from code tell', () => {
  for (const { it: name, mode, input, job, has, hasNot = [] } of ROWS)
    it(name, async () => {
      const { content } = await runCode(mode, input, job);
      for (const text of has) assert(content.includes(text), `no “${text}” in:\n${content}`);
      for (const text of hasNot) assert(!content.includes(text), `“${text}” in:\n${content}`);
    });
});
