import { describeRows, type Row } from './rows.ts';

const HONO = `import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { z } from 'zod';
const linkSchema = z.object({ url: z.string().url() });
export interface Link { slug: string; clicks: number }
const links = new Hono();
links.use('*', async (c, next) => bearerAuth({ token: c.env.TOKEN })(c, next));
links.post('/', zValidator('json', linkSchema), async (c) => {
  const link: Link = await insert(c.req.valid('json'));
  return c.json(link, 201);
});
const app = new Hono();
app.route('/links', links);
`;
const NEXT = `// file: app/api/reports/[id]/route.ts
export async function GET(request: Request, { params }: { params: { id: string } }) {
  const { searchParams } = new URL(request.url);
  const page = Math.max(1, Number(searchParams.get('page') ?? 1));
  return NextResponse.json({ page });
}
export async function DELETE(request: Request) {
  return new NextResponse(null, { status: 204 });
}
`;
const UNDER = `const app = express();
app.use('/admin', requireAuth);
app.get('/admin/users', (req, res) => res.json([]));
app.get('/news', (req, res) => res.json([]));
`;
const SYMFONY = `<?php
final class CourseInput {
    public function __construct(
        #[Assert\\Length(max: 100)] public string $title,
        public int $lessons = 10,
    ) {}
}
#[Route('/courses')]
final class CourseController extends AbstractController {
    private const MAX = 100;
    #[Route('', methods: ['GET'])]
    public function list(Request $request, #[MapQueryParameter] int $page = 1): JsonResponse {
        $size = min($request->query->getInt('size', 25), self::MAX);
        return $this->json([]);
    }
    #[Route('', methods: ['POST'])]
    public function create(#[MapRequestPayload] CourseInput $input): JsonResponse {
        throw new ConflictHttpException('This course exists');
    }
    #[Route('/{id}', methods: ['DELETE'])]
    public function remove(int $id): Response {
        return new Response(null, Response::HTTP_NO_CONTENT);
    }
}
`;
const AXUM = `use axum::{routing::get, Router, Json, middleware};
#[derive(Deserialize)]
pub struct Page { #[serde(default = "most")] limit: usize }
fn most() -> usize { 50 }
pub enum ApiError { Missing, Busy { after: u64 } }
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        match self {
            ApiError::Missing => (StatusCode::NOT_FOUND, Json(ErrorBody { error: "no such job".into() })).into_response(),
            ApiError::Busy { after } => (StatusCode::TOO_MANY_REQUESTS, [("retry-after", after.to_string())]).into_response(),
        }
    }
}
#[derive(Serialize)]
struct ErrorBody { error: String }
async fn jobs(Query(page): Query<Page>) -> Result<Json<String>, ApiError> {
    if full() { return Err(ApiError::Busy { after: 30 }); }
    find().ok_or(ApiError::Missing)
}
async fn require_key(headers: HeaderMap) -> Result<Response, StatusCode> {
    match headers.get("x-api-key") { Some(_) => next(), _ => Err(StatusCode::UNAUTHORIZED) }
}
pub fn app() -> Router { Router::new().route("/jobs", get(jobs)).layer(middleware::from_fn(require_key)) }
`;
const JAX_RS = `@Path("/devices")
public class DeviceResource {
    @ConfigProperty(name = "devices.max", defaultValue = "50") int max;
    @POST
    public Response add(Device device) {
        if (full()) return Response.status(Response.Status.CONFLICT).entity(new Problem("full", "Remove a device first")).build();
        return Response.created(uri()).entity(device).build();
    }
    @POST
    @Path("/{id}/commands")
    public Response command(@PathParam("id") String id) {
        if (gone(id)) throw new DeviceGone(id);
        return Response.accepted().build();
    }
    public record Device(String id) {}
    public record Problem(String code, String message) {}
    public static class DeviceGone extends RuntimeException {}
    @Provider
    public static class Mapper implements ExceptionMapper<DeviceGone> {
        public Response toResponse(DeviceGone e) { return Response.status(410).entity(new Problem("gone", "The device is gone")).build(); }
    }
}
`;
const COMMAND_LINE = `using System.CommandLine;
internal static class Program
{
    private static async Task<int> Main(string[] args)
    {
        var state = new Option<FileInfo>(name: "--state", description: "File with the state", getDefaultValue: () => new FileInfo("feeds.db"));
        state.AddAlias("-s");
        var url = new Argument<Uri>("url", "Address of the feed");
        var every = new Option<int>("--every", () => 60, "Minutes between two visits");
        var to = new Option<string>(new[] { "--to", "-t" }, "Address that gets the mail") { IsRequired = true };
        var add = new Command("add", "Follow a feed") { url, every, to };
        var root = new RootCommand("Turns feeds into mail");
        root.AddGlobalOption(state);
        root.AddCommand(add);
        return await root.InvokeAsync(args);
    }
}
`;
const TYPER = `import typer
from enum import Enum
from typing import Annotated

app = typer.Typer()

class Layout(str, Enum):
    year = "year"
    month = "month"

@app.command()
def sort(
    source: str,
    layout: Annotated[Layout, typer.Option(help="Folders to make.")] = Layout.month,
    jobs: Annotated[int, typer.Option(min=1, max=16, envvar="SORT_JOBS")] = 4,
    copy: Annotated[bool, typer.Option("--copy/--move", help="Copy or move.")] = True,
):
    """Sort photos."""

@app.command()
def clear():
    """Forget all dates."""
`;
const ANGULAR = `<h2>Add a member</h2>
<form>
  <mat-label>Email address</mat-label>
  <input matInput type="email" />
  <mat-hint>We send the invitation there.</mat-hint>
  <mat-slide-toggle>Tell the team</mat-slide-toggle>
  <button type="submit">Add member</button>
</form>
<p *ngIf="added" role="status">The invitation is on its way.</p>
`;

const ROWS: readonly Row[] = [
  {
    it: 'a schema and a type of one name as two, and guards that are functions',
    input: HONO,
    has: [
      'JSON: [LinkSchema](#linkschema).',
      '| `201` | Created. | [Link](#link) |',
      '| `clicks` | number |',
      'Requires authentication.',
    ],
  },
  {
    it: 'what Next.js takes of the address, and answers without a body',
    input: NEXT,
    has: [
      '| `id` | string |',
      '| `page` | number | No | At least 1. Default: `1`. |',
      '| `204` | No content. |',
    ],
  },
  {
    it: 'guards of some paths for those alone',
    input: UNDER,
    has: [
      'Endpoints that require authentication say so.',
      'GET /admin/users\n```\n\nRequires authentication.',
      'GET /news\n```\n\n**Responses**',
    ],
  },
  {
    it: "Symfony's mapped payloads and parameters, exceptions, and constants of the class",
    input: SYMFONY,
    has: [
      '| `page` | integer | No | Default: `1`. |',
      '| `size` | integer | No | At most 100. Default: `25`. |',
      '| `409` | Conflict: “This course exists” |',
      '| `title` | string | Yes | At most 100 characters. |',
      '| `lessons` | integer | No | Default: `10`. |',
      '| `id` | integer |',
      '| `204` | No content. |',
    ],
  },
  {
    it: "bodies of axum's errors, variants with fields, layers that turn strangers away, functions as defaults",
    input: AXUM,
    has: [
      '| `404` | Not found: “no such job” | [ErrorBody](#errorbody) |',
      '| `429` | Too many requests. |',
      '| `limit` | integer | No | Default: `50`. |',
      'Send your API key in the `x-api-key` header',
    ],
  },
  {
    it: "entities of JAX-RS, what mappers send, and MicroProfile's configuration",
    input: JAX_RS,
    has: [
      '| `201` | Created. | [Device](#device) |',
      '| `409` | Conflict: `full` (“Remove a device first”) | [Problem](#problem) |',
      '| `202` | Accepted. |  |',
      '| `410` | Gone: `gone` (“The device is gone”) | [Problem](#problem) |',
      '| `devices.max` | `50` |',
    ],
    hasNot: ['500'],
  },
  {
    it: 'commands of System.CommandLine',
    input: COMMAND_LINE,
    has: [
      '| `url` | Address of the feed. |',
      '| `--every` | Integer | No | `60` | Minutes between two visits. |',
      '| `-t, --to` |  | Yes |  | Address that gets the mail. |',
      '| `-s, --state` | Path | No | `feeds.db` | File with the state. |',
    ],
  },
  {
    it: "Typer's choices, ranges and variables",
    input: TYPER,
    has: [
      '# Command line reference',
      '| `month` | Folders to make. One of `year` or `month`. |',
      'From 1 to 16.',
      '`SORT_JOBS`, else `4`',
    ],
    hasNot: ['Layout reference', '`true`'],
  },
  {
    it: 'toggles, hints and notices of a template',
    mode: 'user-guide',
    input: ANGULAR,
    has: [
      'Enter **Email address**. We send the invitation there.',
      'Turn **Tell the team** on or off.',
      '“The invitation is on its way.”',
    ],
  },
];

describeRows('what more is told of code', ROWS);
