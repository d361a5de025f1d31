import { describeRows, type Row } from './rows.ts';

const ASPNET = `var app = WebApplication.CreateBuilder(args).Build();
app.MapPost("/boxes", async Task<Results<CreatedAtRoute<Box>, Conflict>> (NewBox request, Store store) =>
{
    var made = await store.Add(request);
    return TypedResults.CreatedAtRoute(made.ToBox(), "GetBox", new { id = made.Id });
});
app.MapPost("/boxes/{id}/scan", (Guid id) => Results.Accepted($"/boxes/{id}"));
app.MapPut("/boxes/{id}", (Guid id, NewBox request, Store store) =>
    store.IsGone(id) ? Results.Problem("The box is gone.", statusCode: 410) : Results.NoContent());
public record Box(Guid Id, string Label);
public record NewBox(string Label);
`;
const UMD = `(function (root, factory) {
  if (typeof define === 'function' && define.amd) define([], factory);
  else if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.dur = factory();
}(this, function () {
  function Hidden() {}
  Hidden.prototype.a = function () {};
  Hidden.prototype.b = function () {};
  Hidden.prototype.c = function () {};
  /**
   * Parses a duration.
   * @param {string} text The duration.
   * @param {Object} [options] How to read it.
   * @returns {number} Seconds.
   */
  function parse(text, options) { return 0; }
  /**
   * A stopwatch.
   * @constructor
   * @param {function(): number} [now=Date.now] The clock.
   */
  function Watch(now) { this.now = now; }
  /** Starts it. */
  Watch.prototype.start = function () { return this; };
  return { parse: parse, Watch: Watch, /** Writes it. */ format: function (seconds) { return seconds + 's'; } };
}));
`;
const REACT = `export function Members() {
  const [removing, setRemoving] = useState(null);
  const remove = async () => { await api.remove(removing.id); };
  const resend = async (member) => {
    if (!window.confirm(\`Send the invitation to \${member.email} again?\`)) return;
    await api.resend(member.id);
  };
  return (
    <main>
      <h1>Members</h1>
      <Button onClick={() => resend(member)}>Resend invitation</Button>
      <Button onClick={() => setRemoving(member)}>Remove</Button>
      {shown.length === 0 ? <p>No members match.</p> : <table><thead><tr><th>Name</th></tr></thead></table>}
      <Dialog open={removing !== null}>
        <DialogTitle>Remove {removing?.name}?</DialogTitle>
        <Button onClick={() => setRemoving(null)}>Keep member</Button>
        <Button onClick={remove}>Remove member</Button>
      </Dialog>
      <form onSubmit={send}><h2>Invite</h2><TextField label="Email" /><Button type="submit">Send invitation</Button></form>
    </main>
  );
}
`;
const RUBY = `require 'optparse'
class CLI
  FORMATS = %w[csv json].freeze
  def initialize
    @options = { format: 'csv', hours: 24, station: ENV.fetch('STATION', 'HAM01'), loud: false }
  end
  def run
    OptionParser.new do |o|
      o.banner = 'Usage: tide [options] fetch|check'
      o.on('-f', '--format FORMAT', FORMATS, 'csv or json') { |v| @options[:format] = v }
      o.on('-n', '--hours N', Integer, 'How far to look back') { |v| @options[:hours] = v }
      o.on('-s', '--station ID', 'Station to read') { |v| @options[:station] = v }
      o.on('-l', '--loud', 'Say more') { @options[:loud] = true }
    end.parse!
    case ARGV.first
    when 'check' then check
    else
      warn "tide: unknown command #{ARGV.first}"
      64
    end
  rescue OptionParser::ParseError => e
    warn "tide: #{e.message}"
    65
  end
  def check
    ready? ? 0 : 3
  end
end
exit CLI.new.run
`;
const ECHO = `package main
import "github.com/labstack/echo/v4"
type NewJob struct { File string \`json:"file" validate:"required"\` }
type checker struct{ v *validator.Validate }
func (c *checker) Validate(i any) error {
	if err := c.v.Struct(i); err != nil {
		return echo.NewHTTPError(http.StatusUnprocessableEntity, err.Error())
	}
	return nil
}
func main() {
	e := echo.New()
	e.Validator = &checker{validator.New()}
	e.POST("/jobs", create)
}
func create(c echo.Context) error {
	var in NewJob
	if err := c.Bind(&in); err != nil {
		return err
	}
	if err := c.Validate(&in); err != nil {
		return err
	}
	c.Response().Header().Set(echo.HeaderLocation, "/jobs/1")
	return c.JSON(http.StatusCreated, in)
}
`;
const RUST = `#[derive(Debug, thiserror::Error)]
pub enum ApiError {
    #[error("meter not found")]
    NoMeter,
    #[error("lower than {0} litres")]
    Backwards(u64),
}
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, code) = match &self {
            Self::NoMeter => (StatusCode::NOT_FOUND, "no_meter"),
            Self::Backwards(_) => (StatusCode::CONFLICT, "backwards"),
        };
        (status, Json(json!({ "error": { "code": code, "message": self.to_string() } }))).into_response()
    }
}
#[derive(Deserialize)]
pub struct Paging { #[serde(default)] page: u32, #[serde(default)] all: bool }
async fn list(Query(paging): Query<Paging>) -> Result<Json<Vec<String>>, ApiError> {
    if paging.all { return Err(ApiError::Backwards(3)); }
    Err(ApiError::NoMeter)
}
pub fn router() -> Router { Router::new().route("/meters", get(list)) }
`;
const FASTAPI = `from fastapi import FastAPI
app = FastAPI(title="Hall", version="1.0.0", root_path="/api")
@app.get("/bookings")
def bookings() -> list[str]:
    return []
@app.get("/health", include_in_schema=False)
def health() -> dict[str, str]:
    return {"status": "ok"}
`;
const PYTHON = `from dataclasses import dataclass, field
CURRENCY = "EUR"
@dataclass
class Rate:
    """What a gate costs."""
    start: int
    currency: str = CURRENCY
    loud: bool = False
    tags: list[str] = field(default_factory=list)
    @property
    def night(self) -> bool:
        """True at night."""
        return self.start >= 22
class Schedule:
    """All rates.

    Args:
        rates: Rates by gate.
        strict: Raise for an unknown gate.
    """
    def __init__(self, rates: dict[str, Rate], *, strict: bool = True) -> None:
        self.rates = rates
`;
const GO = `package ledger
// Kind tells what an account is for.
type Kind int
const (
	Member Kind = iota + 1
	Supplier
)
// Account is a row.
type Account struct { Name string }
// Entry is one side.
type Entry struct { Account int64 }
`;
const LARAVEL = `<?php
Route::post('animals/{animal}/adoptions', [AdoptionController::class, 'store']);
class AdoptionController extends Controller {
  /** Asks to adopt an animal. */
  public function store(Animal $animal): AnimalResource { return new AnimalResource($animal); }
}
class AnimalResource extends JsonResource {
  public function toArray(Request $request): array {
    return [
      'species' => $this->species->value,
      'shelter' => $this->whenLoaded('shelter', fn () => ['city' => $this->shelter->city, 'open' => true]),
      'adopted' => $this->adopted_at !== null,
    ];
  }
}
enum Species: string { case Dog = 'dog'; case Cat = 'cat'; }
`;
const SPRING = `@RestController
@RequestMapping("/cars")
class Cars {
  @GetMapping("/{plate}")
  ResponseEntity<Car> car(@PathVariable String plate) {
    Car car = cars.find(plate);
    return ResponseEntity.ok().eTag(car.version()).body(car);
  }
  @PostMapping(path = "/{plate}/damages", consumes = MediaType.MULTIPART_FORM_DATA_VALUE)
  void damage(@PathVariable String plate, @RequestPart MultipartFile photo, @RequestParam @Size(max = 500) String text) {}
}
record Car(String plate, String version) {}
`;
const KTOR = `fun Application.module() {
  routing {
    get("/stalls") {
      val day = call.request.queryParameters["day"]?.let(LocalDate::parse)
        ?: return@get call.respond(HttpStatusCode.BadRequest, "Name a day")
      call.respond(listOf("a"))
    }
  }
}
`;
const ZOD = `import { z } from 'zod';
const Env = z.object({
  WORKERS: z.coerce.number().int().min(1).max(32).default(4),
  BUCKET: z.string().min(3),
});
export const env = Env.parse(process.env);
`;

const ROWS: readonly Row[] = [
  {
    it: 'ASP.NET: what is sent beside a place, what only names one, and a problem',
    input: ASPNET,
    has: [
      '| `201` | Created. | [Box](#box) |',
      '| `202` | Accepted. |\n\n**Response headers**',
      '| `Location` | string | `202` |',
      '| `410` | Gone: “The box is gone.” | object with `type`: string (URL), `title`',
    ],
    hasNot: ['object with `id`'],
  },
  {
    it: 'what a UMD module exports, with classes by prototypes and what JSDoc calls optional',
    input: UMD,
    has: [
      '# Watch reference',
      '### `parse`\n\nParses a duration.',
      '| `options` | `Object` | No | How to read it. |',
      '### `Watch`\n\nA stopwatch.',
      '| `now` | `function(): number` | No | `Date.now` | The clock. |',
      '#### `start`\n\nStarts it.\n\n```javascript\nstart()\n```',
      '### `format`',
    ],
    hasNot: ['Hidden'],
  },
  {
    it: 'React: a question belongs to the button whose code asks it, and a dialog to the button that opens it',
    mode: 'user-guide',
    input: REACT,
    has: [
      '## Remove member\n\n1. Select **Remove**.\n2. To confirm, select **Remove member**. To go back, select **Keep member**.',
      '## Resend invitation\n\n1. Select **Resend invitation**.\n2. When you are asked “Send the invitation to … again?”, confirm.',
      '“No members match.”',
    ],
    hasNot: ['match. Name'],
  },
  {
    it: 'Ruby: what options are at first, what they are chosen from, and what the program ends with',
    input: RUBY,
    has: [
      '| `-f, --format FORMAT` |  | No | `csv` | `csv` or `json`. |',
      '| `-n, --hours N` | Integer | No | `24` | How far to look back. |',
      'Value of `STATION`, else `HAM01`',
      '| `-l, --loud` |  | No |  | Say more. |',
      '| `3` | [VERIFY] |',
      '| `64` | “tide: unknown command …” |',
      '| `65` | [VERIFY] |',
    ],
  },
  {
    it: 'Echo: what can’t be bound, what the service’s validator refuses, and a header by its constant',
    input: ECHO,
    has: [
      '| `400` | Bad request. | object with `message`: string |',
      '| `422` | Unprocessable entity. | object with `message`: string |',
      '| `Location` | string | `201` |',
    ],
  },
  {
    it: 'axum: the code and the message of an error, inside of an object, and Rust’s own defaults',
    input: RUST,
    has: [
      '| `404` | Not found: `no_meter` (“meter not found”) | object with `error` (object with `code`, `message`',
      '| `409` | Conflict: `backwards` (“lower than … litres”) |',
      '| `page` | integer | No | Default: `0`. |',
      '| `all` | boolean | No | Default: `false`. |',
    ],
  },
  {
    it: 'FastAPI: what stands in front of all paths, and what the schema leaves out',
    input: FASTAPI,
    format: 'openapi',
    has: ['- url: /api\n', '/bookings:'],
    hasNot: ['/health'],
  },
  {
    it: 'FastAPI: what the schema leaves out is told as that',
    input: FASTAPI,
    has: [
      'From outside, `/api` stands in front of all paths.',
      "GET /health\n```\n\nThe service's own API description leaves it out.",
    ],
  },
  {
    it: 'Python: defaults of data classes, properties as fields, and what a class says of its constructor',
    input: PYTHON,
    has: [
      '| `currency` | `str` | No | `"EUR"` |',
      '| `loud` | `bool` | No | `False` |',
      '| `tags` | `list[str]` | No | `[]` |',
      '| `night` | `bool` |  |  | True at night. |',
      '| `strict` | `bool` | No | `True` | Raise for an unknown gate. |',
    ],
    hasNot: ['def night'],
  },
  {
    it: 'Go: constants that count on have the type of the first, and a field isn’t a type of its name',
    input: GO,
    has: ['| `Supplier` | `Kind` |', '| `Account` | `int64` |'],
  },
  {
    it: 'Laravel: parts of a resource by how they are made',
    input: LARAVEL,
    has: [
      '### Ask to adopt an animal',
      '| `species` | [Species](#species) |',
      '| `shelter.open` | boolean |',
      '| `adopted` | boolean |',
    ],
  },
  {
    it: 'Spring: an entity tag, and limits of a part of a form',
    input: SPRING,
    has: ['| `ETag` | string | `200` |', '| `text` | string | Yes | At most 500 characters. |'],
  },
  { it: 'Ktor: what a handler leaves without is needed', input: KTOR, has: ['| `day` | string | Yes |'] },
  {
    it: 'what the values of settings must keep to',
    input: ZOD,
    has: [
      '| `WORKERS` | integer | `4` | From 1 to 32. |',
      '| `BUCKET` | string | Required | At least 3 characters. |',
    ],
  },
];

describeRows('what modules, programs and services of many languages tell beside their paths', ROWS);
