import { describeRows, type Row } from './rows.ts';

const AXUM = `use axum::{extract::{DefaultBodyLimit, Query}, middleware, routing::{get, post}, Json, Router};

const PAGE: u32 = 3;
const MAX_BODY: usize = 256 * 1024;

#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error("no box {0}")]
    Missing(u32),
    #[error("invalid input: {0}")]
    Invalid(#[from] validator::ValidationErrors),
}

#[derive(Serialize)]
struct Body { code: &'static str, message: String }

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let (status, code) = match &self {
            Failure::Missing(_) => (StatusCode::NOT_FOUND, "missing"),
            Failure::Invalid(_) => (StatusCode::UNPROCESSABLE_ENTITY, "invalid"),
        };
        (status, Json(Body { code, message: self.to_string() })).into_response()
    }
}

#[derive(Deserialize, Validate)]
struct NewBox {
    #[serde(default)]
    kind: Kind,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "snake_case")]
enum Kind { #[default] Plain, GiftWrapped }

#[derive(Deserialize)]
struct Paging { #[serde(default = "first_page")] page: u32 }

fn first_page() -> u32 { PAGE }

async fn list(Query(paging): Query<Paging>) -> Json<Vec<String>> { Json(vec![]) }

async fn add(Json(body): Json<NewBox>) -> Result<StatusCode, Failure> {
    body.validate()?;
    if full() { return Err(Failure::Missing(1)); }
    Ok(StatusCode::CREATED)
}

async fn keyed(headers: HeaderMap, request: Request, next: Next) -> Response {
    if headers.get("x-api-key").is_none() { return (StatusCode::UNAUTHORIZED, "send a key").into_response(); }
    next.run(request).await
}

fn app() -> Router {
    Router::new()
        .route("/boxes", get(list).post(add))
        .route_layer(middleware::from_fn(keyed))
        .route("/health", get(|| async { "ok" }))
        .layer(DefaultBodyLimit::max(MAX_BODY))
}
`;

const KTOR = `@Serializable data class Problem(val code: String, val detail: String)

fun Application.module() {
    install(StatusPages) {
        status(HttpStatusCode.Unauthorized) { call, status -> call.respond(status, Problem("unauthorized", "Sign in first")) }
        status(HttpStatusCode.Gone) { call, status -> call.respond(status, Problem("gone", "No longer there")) }
    }
    routing {
        authenticate("staff") {
            get("/beds/{id}") {
                val bed: Bed = store.find(call.parameters["id"]!!) ?: return@get call.respond(HttpStatusCode.Gone)
                call.respond(bed)
            }
        }
    }
}
`;
const KOTLIN = `/** How the wait grows. */
enum class Growth {
    /** It stays the same. */
    CONSTANT,
    /** It doubles. */
    DOUBLING,
}

/**
 * When to try again.
 *
 * @property delay the first wait
 * @throws IllegalArgumentException if the wait is negative
 */
data class Policy(val delay: Duration = 100.milliseconds, val growth: Growth = Growth.DOUBLING)
`;
const MINIMAL = `var app = WebApplication.Create(args);
var loans = app.MapGroup("/api/loans").RequireAuthorization();
loans.MapPost("/", (NewLoan body) => Results.Created("/x", body));
app.MapPut("/api/books/{isbn:length(13)}/cover", (string isbn) => Results.Accepted()).RequireAuthorization(p => p.RequireRole("clerk"));

/// <summary>A loan to create.</summary>
/// <param name="BookId">The book to lend, of <see cref="Book"/>.</param>
record NewLoan(Guid BookId, int Days = Limits.Days);
static class Limits { public const int Days = 14; }
`;
const COMMAND_LINE = `using System.CommandLine;

internal static class Program
{
    private const int DefaultKeep = 7;
    private static int Main(string[] args)
    {
        var root = new RootCommand("Takes snapshots.");
        var keep = new Option<int>("--keep") { Description = "How many to keep.", DefaultValueFactory = _ => DefaultKeep };
        var how = new Option<string>("--how") { Description = "How to compress." };
        how.AcceptOnlyFromAmong("none", "zstd");
        root.Options.Add(keep);
        root.Options.Add(how);
        return root.Parse(args).Invoke();
    }
}
`;
const THOR = `require "thor"
DEFAULT_CONFIG = "~/.lantern.yml"
class CLI < Thor
  class_option :config, type: :string, default: DEFAULT_CONFIG, desc: "The configuration file"
  package_name "lantern"
  desc "remove NAME", "Remove a feed"
  method_option :yes, type: :boolean, desc: "Don't ask"
  def remove(name)
  end
end
CLI.start(ARGV)
`;
const LARAVEL = `<?php
Route::delete('/tickets/{id}', [TicketController::class, 'destroy'])->middleware('auth:sanctum');

class TicketController extends Controller
{
    public function destroy(int $id): Response
    {
        if (Ticket::find($id)->isLocked()) {
            throw new HttpException(423, 'Remove the attachments first.');
        }
        return response()->noContent();
    }
}
`;
const SYMFONY = `<?php
namespace App\\Controller;

final class DeviceFilter
{
    #[Assert\\Positive]
    #[Assert\\LessThanOrEqual(100)]
    public int $limit = 20;
}

final class NewDevice
{
    public function __construct(
        #[Assert\\Regex('/^[0-9A-F]{12}$/')]
        public string $serial,
        #[Assert\\All([new Assert\\NotBlank(), new Assert\\Length(max: 20)])]
        public array $tags = [],
    ) {
    }
}

#[Route('/api/devices')]
final class DeviceController extends AbstractController
{
    #[Route('', methods: ['GET'])]
    public function list(#[MapQueryString] DeviceFilter $filter): JsonResponse
    {
        return $this->json([]);
    }

    #[Route('', methods: ['POST'])]
    public function create(#[MapRequestPayload] NewDevice $input): Response
    {
        if ($this->full()) {
            throw new HttpException(507, 'No room is left.');
        }
        return new Response(status: 202);
    }
}
`;
const SPRING = `@RestController
class PermitController {
    @PostMapping("/permits")
    @PreAuthorize("hasAuthority('SCOPE_permits:write')")
    public Permit issue() {
        String registry = System.getenv().getOrDefault("PERMIT_REGISTRY", "https://permits.example.com");
        return permits.issue(registry);
    }
}
`;
const CLAP = `use clap::{Parser, Subcommand};

/// Finds duplicate files.
#[derive(Parser)]
#[command(name = "twins")]
struct Cli {
    /// How to print.
    #[arg(long, value_parser = ["text", "json"], default_value = "text")]
    format: String,
}

#[derive(Debug, thiserror::Error)]
enum TwinsError {
    #[error("no index; run a scan first")]
    NoIndex,
    #[error("can't read {0}")]
    Unreadable(String),
}

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(_) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("twins: {error}");
            match error {
                TwinsError::NoIndex => ExitCode::from(3),
                TwinsError::Unreadable(_) => ExitCode::from(4),
            }
        }
    }
}
`;

const ROWS: readonly Row[] = [
  {
    it: 'axum: layers stand before the routes so far, and errors say what they say themselves',
    input: AXUM,
    has: [
      '### Check the health of the service\n\n```http\nGET /health\n```\n\n**Responses**',
      '| `200` | OK. | `text/plain` |',
      '| `page` | integer | No | Default: `3`. |',
      'Default: `plain`.',
      'At most 256 KB.',
      '| `413` | Payload too large. |',
      'Not found: “no box …”',
      '| `422` | Unprocessable entity: “invalid input: …” | [Body](#body) |',
    ],
    hasNot: ['Every endpoint requires authentication', '“missing”'],
  },
  {
    it: 'Ktor: what a status alone is answered with, and whom a route doesn’t know',
    input: KTOR,
    has: [
      '| `401` | Unauthorized: “Sign in first” | [Problem](#problem) |',
      '| `410` | Gone: “No longer there” | [Problem](#problem) |',
    ],
  },
  {
    it: 'Kotlin: comments of an enumeration’s values, defaults that are written as code, and what a type throws',
    input: KOTLIN,
    has: [
      '| `DOUBLING` | It doubles. |',
      '| `delay` | `Duration` | No | `100.milliseconds` | The first wait. |',
      '`Growth.DOUBLING`',
      '**Throws:** `IllegalArgumentException`: if the wait is negative.',
    ],
  },
  {
    it: 'ASP.NET: whom an endpoint turns away, limits in a path, and comments and constants of a record',
    input: MINIMAL,
    has: [
      'PUT /api/books/{isbn}/cover',
      '| `401` | Unauthorized. |',
      '| `403` | Forbidden. |',
      '| `bookId` | string (UUID) | Yes | The book to lend',
      'Default: `14`.',
    ],
    hasNot: ['<param', 'isbn13'],
  },
  {
    it: 'System.CommandLine: constants as defaults, and the only values that are accepted',
    input: COMMAND_LINE,
    has: ['| `7` | How many to keep. |', 'How to compress. One of `none` or `zstd`.'],
  },
  {
    it: 'Thor: constants as defaults, and apostrophes in descriptions',
    input: THOR,
    has: ['| `~/.lantern.yml` |', "| Don't ask. |"],
  },
  {
    it: 'Laravel: a status that is thrown with its message',
    input: LARAVEL,
    has: ['| `401` | Unauthorized. |', '| `423` | Locked: “Remove the attachments first.” |'],
  },
  {
    it: 'Symfony: limits of properties and of each item, patterns, and a status that is named',
    input: SYMFONY,
    has: [
      '| `limit` | integer | No | Greater than 0. At most 100. Default: `20`. |',
      'Matches `^[0-9A-F]{12}$`.',
      '| `tags` | array of string | No | Each item: 1 to 20 characters. |',
      '| `202` | Accepted. |',
      '| `507` | Insufficient storage: “No room is left.” |',
    ],
    hasNot: ['| `200` | OK. | [VERIFY] |'],
  },
  {
    it: 'Spring: scopes as callers ask for them, whom a route turns away, and a variable with what holds without it',
    input: SPRING,
    has: [
      'the scope `permits:write`',
      '| `403` | Forbidden. |',
      '| `PERMIT_REGISTRY` | `https://permits.example.com` |',
    ],
  },
  {
    it: 'clap: values in a list, and what errors say that main tells apart',
    input: CLAP,
    has: ['One of `text` or `json`.', '| `3` | “no index; run a scan first” |', "| `4` | “can't read …” |"],
  },
];

describeRows('what Java, Kotlin, C#, Ruby, PHP and Rust tell in places of their own', ROWS);
