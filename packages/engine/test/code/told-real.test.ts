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
    it: 'a handler in front of what only sends, and a router that hangs nowhere yet',
    input: `import { respond } from '../respond.js';
const router = express.Router();
const NewLoan = Joi.object({ book: Joi.string().required(), days: Joi.number().integer() }).unknown();
router.post('/', wrap(async (req, res, next) => {
  const service = new LoanService(req.schema);
  const { error } = NewLoan.validate(req.body);
  if (error) throw new InvalidPayload(error.message);
  const days = req.body.days ?? 14;
  res.locals.payload = await service.create(req.body, days);
  return next();
}), respond);
router.get('/:id', wrap(async (req, res, next) => { await new LoanService().read(req.params['id']); next(); }), respond);
export default router;`,
    has: [
      '# Loans API reference',
      '[Create a loan](#create-a-loan)',
      '[Get a loan](#get-a-loan)',
      'JSON: [NewLoan](#newloan).',
      'Default: `14`.',
    ],
    hasNot: ['the root'],
  },
  {
    it: 'an operation that middleware is given, and what an unseen helper is handed to send',
    input: `class StampController extends Controller {
  constructor(config, { openApi }) {
    super(config);
    this.route({
      method: 'post',
      path: '/:kind',
      handler: this.create,
      middleware: [openApi.valid({
        tags: ['Stamps'],
        operationId: 'createStamp',
        summary: 'Issue a stamp.',
        requestBody: bodyOf('stamp'),
        responses: { 201: answer('stamp'), ...failures(401, 409) },
      })],
    });
  }
  async create(req, res) {
    const stamp = await this.stamps.create(req.params.kind, req.body);
    this.openApi.respond(201, res, 'stamp', { version: 1, stamp });
  }
}`,
    has: [
      '### Issue a stamp\n',
      '| \`201\` | Created. | object with \`version\`: integer, \`stamp\` |',
      '| \`401\`',
      '| \`409\`',
      '**Request body**',
    ],
  },
  {
    it: 'a body whose type is not shown, but no bag of services',
    input: `public static class Api {
  public static RouteGroupBuilder Map(this IEndpointRouteBuilder app) {
    var api = app.MapGroup("api/boxes");
    api.MapPut("/seal", SealBoxAsync);
    return api;
  }
  public static async Task<Results<Ok, NotFound>> SealBoxAsync(SealCommand command, [AsParameters] BoxServices services) {
    return TypedResults.Ok();
  }
}`,
    has: ['### Seal a box', 'JSON: \`SealCommand\`.'],
    hasNot: ['**Query parameters**'],
  },
  {
    it: 'what a command line adds to a command that it keeps',
    input: `use clap::{Arg, Command};
pub fn build() -> Command {
    let mut app = Command::new("pack")
        .about("Packs folders")
        .arg(Arg::new("level").long("level").value_parser(["fast", "best"]).help("How hard to try \\
              on it"));
    if cfg!(windows) {
        app = app.arg(Arg::new("acl").long("acl").help("Keep access lists"));
    }
    app.arg(Arg::new("secret").long("secret").hide(true)).subcommand(Command::new("list").about("Lists a pack"))
}`,
    has: [
      '| \`--level <LEVEL>\` | No | How hard to try on it. One of \`fast\` or \`best\`. |',
      '\`--acl\`',
      'Lists a pack.',
    ],
    hasNot: ['secret'],
  },
  {
    it: 'help that is translated',
    input: `@click.command(help=_("Print a label."))
@click.option('--copies', '-n', type=int, default=1, help=_("""\\
    How many
    to print."""))
def label(copies):
    pass`,
    has: ['Print a label.', 'How many to print.'],
  },
];

describe('what is told of code as it is found', () => {
  for (const { it: name, mode = 'code-to-docs', input, has, hasNot = [] } of ROWS)
    it(name, async () => {
      const { content } = await runCode(mode, input);
      for (const text of has) assert.ok(content.includes(text), `${text}\n\nis not in\n\n${content}`);
      for (const text of hasNot) assert.ok(!content.includes(text), `${text}\n\nis in\n\n${content}`);
    });
});
