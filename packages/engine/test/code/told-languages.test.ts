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
const MINIMAL = `var app = WebApplication.Create(args);
var loans = app.MapGroup("/api/loans").RequireAuthorization();
loans.MapPost("/", (NewLoan body) => Results.Created("/x", body));
app.MapPut("/api/books/{isbn:length(13)}/cover", (string isbn) => Results.Accepted()).RequireAuthorization(p => p.RequireRole("clerk"));

/// <summary>A loan to create.</summary>
/// <param name="BookId">The book to lend, of <see cref="Book"/>.</param>
record NewLoan(Guid BookId, int Days = Limits.Days);
static class Limits { public const int Days = 14; }
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

use App\\Entity\\Device;

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

    #[Route('/{id}', methods: ['GET'])]
    public function show(Device $device): JsonResponse
    {
        return $this->json(['id' => $device->getId()]);
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
const JAX_RS = `@Path("/crossings")
public class CrossingResource {
    @GET
    @Path("/{id}")
    public Crossing get(@PathParam("id") long id, @QueryParam("size") @Max(9) int size) {
        return service.find(id).orElseThrow(NotFoundException::new);
    }
}
`;
const SPRING_KOTLIN = `import org.springframework.web.bind.annotation.*

@RestController
class BookController(private val books: Books, @Value("\\\${library.page-size:25}") private val pageSize: Int) {
    @PutMapping("/books/{id}/cover", consumes = ["multipart/form-data"])
    fun cover(@PathVariable id: Long, @RequestPart("image") image: MultipartFile): ResponseEntity<Void> {
        books.setCover(id, image.bytes)
        return ResponseEntity.noContent().build()
    }
}
`;
const SINATRA = `require "sinatra"
MAX_DAYS = 14

post "/loans" do
  days = JSON.parse(request.body.read)["days"]
  halt 422, json(error: "days must be at most #{MAX_DAYS}") if days > MAX_DAYS
  status 201
end
`;
const RULES = `<?php
Route::post('/members', [MemberController::class, 'register']);

class MemberController extends Controller
{
    public function register(Request $request)
    {
        $key = $_ENV['MEMBERS_KEY'] ?? null;
        $request->validate([
            'password' => ['required', 'confirmed', Password::min(12)->mixedCase()],
            'children' => ['required_if:plan,family', 'array', 'between:1,8'],
            'country' => 'required|size:2',
        ]);
        return response()->json(['status' => 'unconfirmed'], 201);
    }
}
`;
const ACTIX = `#[derive(Serialize)]
struct ErrorBody { error: String }

#[post("/hives")]
async fn create(body: web::Json<NewHive>) -> Result<HttpResponse, HiveError> {
    if body.frames > 12 {
        return Ok(HttpResponse::UnprocessableEntity().json(ErrorBody { error: "too many frames".into() }));
    }
    let hive = store.insert(body.into_inner()).await?;
    Ok(HttpResponse::Created().json(hive))
}

fn main() {
    App::new().app_data(web::JsonConfig::default().limit(64 * 1024)).service(create);
}
`;

const RAILS = `# config/routes.rb
Rails.application.routes.draw do
  resources :recipes, only: %i[create]
end

# app/controllers/recipes_controller.rb
class RecipesController < ApplicationController
  def create
    recipe = Recipe.new(params.require(:recipe).permit(:title, :kind, :servings, :public, :made_on, steps: []))
    if recipe.save
      render json: { id: recipe.id, cooks: recipe.cooks.map { |cook| { name: cook.name.to_s } } }, status: :created
    else
      render json: { errors: recipe.errors.full_messages }, status: :unprocessable_entity
    end
  end
end

# app/models/recipe.rb
class Recipe < ApplicationRecord
  enum :kind, { soup: 0, cake: 1 }
end

# db/schema.rb
ActiveRecord::Schema[7.1].define(version: 1) do
  create_table "recipes", force: :cascade do |t|
    t.string "title", limit: 80, null: false
    t.integer "kind", default: 1
    t.integer "servings", default: 2, null: false
    t.boolean "public"
    t.date "made_on"
    t.text "steps", array: true
  end
end
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
      'Not found: `missing` (“no box …”)',
      '| `422` | Unprocessable entity: `invalid` (“invalid input: …”) | [Body](#body) |',
    ],
    hasNot: ['Every endpoint requires authentication', '“missing”', '{0}'],
  },
  {
    it: 'Ktor: what a status alone is answered with, and whom a route doesn’t know',
    input: KTOR,
    has: [
      '| `401` | Unauthorized: `unauthorized` (“Sign in first”) | [Problem](#problem) |',
      '| `410` | Gone: `gone` (“No longer there”) | [Problem](#problem) |',
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
      '| `200` | OK. | object with `id` |\n| `404` | Not found. |',
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
    it: 'JAX-RS: an error that is named by its constructor',
    input: JAX_RS,
    has: ['| `400` | Bad request. |', '| `404` | Not found. |'],
  },
  {
    it: 'Spring in Kotlin: parts that must be sent, and settings of a constructor',
    input: SPRING_KOTLIN,
    has: ['| `image` | string (file) | Yes |', '| `library.page-size` | `25` |'],
  },
  {
    it: 'Sinatra: constants in messages',
    input: SINATRA,
    has: ['“days must be at most 14”'],
  },
  {
    it: 'Laravel: passwords, lists and lengths of rules, and variables of PHP’s own',
    input: RULES,
    has: [
      '| `password` | string | Yes | Sent again with `_confirmation` behind its name. At least 12 characters. |',
      'Required if `plan` is `family`. 1 to 8 items.',
      'Exactly 2 characters.',
      '| `MEMBERS_KEY` | None |',
    ],
  },
  {
    it: 'actix-web: what a failure sends is not what success sends, and the largest body',
    input: ACTIX,
    has: ['| `201` | Created. | [VERIFY] |', '“too many frames” | [ErrorBody](#errorbody) |', '64 KB'],
  },
  {
    it: 'Rails: types, lengths and defaults of a table’s columns, what blocks give, and messages of a record',
    input: RAILS,
    has: [
      '| `recipe.title` | string | No | At most 80 characters. |',
      'One of `soup` or `cake`. Default: `cake`.',
      '| `recipe.servings` | integer | No | Default: `2`. |',
      '| `recipe.public` | boolean | No |',
      '| `recipe.made_on` | string (date) | No |',
      '| `recipe.steps` | array of string | No |',
      'object with `errors`: array of string',
      '| `cooks[].name` | string |',
    ],
  },
];

describeRows('what services in Java, Kotlin, C#, Ruby, PHP and Rust tell in places of their own', ROWS);
