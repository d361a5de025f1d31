import { describeRows, type Row } from './rows.ts';

const MINIMAL = `var builder = WebApplication.CreateBuilder(args);
var app = builder.Build();
var name = builder.Configuration["Shop:Name"] ?? throw new InvalidOperationException("no name");
app.MapPost("/orders/{id:guid}/cancel", async Task<Results<Ok<Order>, NotFound, Conflict<string>>> (Guid id, int page = 1, int size = 20) =>
{
    var take = Math.Clamp(size, 1, 100);
    if (order.IsShipped) return TypedResults.Conflict("Order is shipped");
    if (order is null) return Results.NotFound(new { error = "No such order" });
    return TypedResults.Ok(order);
});
/// <summary>An order.</summary>
public record Order(Guid Id);
`;
const NESTED = `public class GetAll : ControllerBase {
    [HttpGet(ApiRoutes.Urls.All)]
    public ActionResult<string> Handle() { return NoContent(); }
}
public static class ApiRoutes {
    private const string Base = "api";
    public static class Urls { public const string All = $"{Base}/urls/all"; }
}
`;
const KTOR = `@Serializable
enum class Kind {
  @SerialName("bike") BIKE,
}
@Serializable data class Ride(val kind: Kind)
@Serializable data class Problem(val code: String, val message: String)
fun Application.rides() {
  val region = environment.config.propertyOrNull("rides.region")?.getString() ?: "north"
  routing {
    get("/near") {
      val lat = call.request.queryParameters["lat"]?.toDoubleOrNull()
        ?: return@get call.respond(HttpStatusCode.BadRequest, Problem("no_lat", "lat is needed"))
      call.respond(find(lat))
    }
    post("/rides/{id}/end") {
      val id = call.parameters.getOrFail("id")
      val ride: Ride = end(id)
      call.respond(HttpStatusCode.OK, ride)
    }
  }
}
`;
const MARSHMALLOW = `from flask import Flask, request, jsonify, abort
from marshmallow import Schema, fields, validate
app = Flask(__name__)
SIZE = 20

class QuoteSchema(Schema):
    text = fields.Str(required=True, validate=validate.Length(min=1, max=80))
    lang = fields.Str(load_default="en", validate=validate.OneOf(["en", "de"]))

quote_schema = QuoteSchema()

def token_required(f):
    def inner(*args, **kwargs):
        if not known():
            abort(401, "Missing token")
        return f(*args, **kwargs)
    return inner

@app.post("/quotes")
@token_required
def add():
    quote = store.add(quote_schema.load(request.get_json()))
    return quote_schema.dump(quote), 201

@app.get("/quotes")
def quotes():
    """List quotes.

    ---
    tags: [quotes]
    """
    size = min(request.args.get("size", SIZE, type=int), 100)
    return jsonify(size=size, items=[])
`;
const PAGED = `@RestController
public class Loans {
  @Value("\${loans.days:21}") private int days;
  /** Lends a book. */
  @PostMapping("/loans")
  public Loan lend() { throw new TooMany(); }
  @GetMapping("/loans")
  public Page<Loan> list() { return loans.all(); }
}
@ResponseStatus(value = HttpStatus.CONFLICT, reason = "Too many loans")
class TooMany extends RuntimeException {}
record Loan(long id) {}
`;
const ACTIX = `use actix_web::{post, web, HttpResponse, ResponseError};
#[derive(Error)]
pub enum PollError {
    #[error("voting is over")]
    Closed,
}
impl ResponseError for PollError {
    fn status_code(&self) -> StatusCode { match self { PollError::Closed => StatusCode::CONFLICT, } }
}
#[derive(Deserialize)]
struct Vote { option: usize, #[serde(default = "one")] weight: u32 }
#[post("/votes")]
async fn vote(body: web::Json<Vote>) -> Result<HttpResponse, PollError> { Err(PollError::Closed) }
fn main() { App::new().service(vote); }
`;
const SVELTE = `<h1>Settings</h1>
<form on:submit={save}>
  <fieldset>
    <legend>Email digest</legend>
    <label><input type="radio" value="daily" /> Every day</label>
    <label><input type="radio" value="never" /> Never</label>
  </fieldset>
  <label for="photo">Profile photo</label>
  <input id="photo" type="file" />
  <button type="submit">Save changes</button>
</form>
<dialog open>
  <h2>Delete account</h2>
  <label>Email address <input type="email" /></label>
  <button on:click={remove}>Delete account</button>
</dialog>
`;
const CLAP = `use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "bz", about = "Short links")]
pub struct Cli { #[command(subcommand)] command: Commands }
#[derive(Subcommand)]
pub enum Commands {
    /// Start the server
    Serve { #[arg(long)] host: Option<String>, #[arg(long)] port: Option<u16> },
}
`;

const ROWS: readonly Row[] = [
  {
    it: 'the results, limits and configuration of a minimal API',
    input: MINIMAL,
    has: [
      '| `size` | integer | No | From 1 to 100. Default: `20`. |',
      '| `200` | OK. | [Order](#order) |',
      '| `404` | Not found: “No such order” | object with `error`: string |',
      '| `409` | Conflict: “Order is shipped” | string |',
      'An order.',
      '| `Shop:Name` | Required |',
    ],
    hasNot: ['<summary>', '500'],
  },
  { it: 'a route whose path stands in a class inside a class', input: NESTED, has: ['GET /api/urls/all'] },
  {
    it: 'what Ktor needs, and the failures that it writes as objects',
    input: KTOR,
    has: [
      '| `lat` | number | Yes |',
      '| `400` | Bad request: `no_lat` (“lat is needed”) | [Problem](#problem) |',
      '### End a ride',
      '| `id` | string |',
      'String. Always `bike`.',
      '| `rides.region` | `north` |',
    ],
  },
  {
    it: 'schemas of marshmallow, decorators that turn strangers away, constants as defaults',
    input: MARSHMALLOW,
    has: [
      '| `401` | Unauthorized: “Missing token” |',
      '| `text` | string | Yes | 1 to 80 characters. |',
      '| `lang` | string | No | One of `en` or `de`. Default: `en`. |',
      '| `size` | integer | No | At most 100. Default: `20`. |',
    ],
    hasNot: ['tags:'],
  },
  {
    it: 'pages of Spring Data, reasons of exceptions, values of the configuration',
    input: PAGED,
    has: [
      '### Lend a book',
      '| `409` | Conflict: “Too many loans” |',
      '| `content` | array of [Loan](#loan) |',
      '| `loans.days` | `21` |',
    ],
  },
  {
    it: 'statuses that actix asks an error for, and what serde puts in place',
    input: ACTIX,
    has: [
      '| `409` | Conflict: “voting is over” |',
      '| `weight` | integer | No |',
      '| `option` | integer | Yes |',
    ],
  },
  {
    it: 'radio buttons as one choice, files, and a dialog as a task of its own',
    mode: 'user-guide',
    input: SVELTE,
    has: [
      'Choose a value for **Email digest**: Every day or Never.',
      'Choose a file for **Profile photo**.',
      '## Delete account',
    ],
    hasNot: ['Enter **Every day**'],
  },
  {
    it: 'options that nothing is said of, and that a program has commands',
    mode: 'user-guide',
    input: CLAP,
    has: ['bz <command>', 'Options: `--host <HOST>` and `--port <PORT>`.'],
  },
  { it: 'the types of optional options', input: CLAP, has: ['| `--port <PORT>` | Integer | No |'] },
];

describeRows('what is told of frameworks', ROWS);
