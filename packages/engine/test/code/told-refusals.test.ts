import { describeRows, type Row } from './rows.ts';

/** What services answer, and ask for, where frameworks check the types of what is sent. */
const ROWS: readonly Row[] = [
  {
    it: 'Spring: a body that `@Valid` refuses, as the framework answers it, and a default that is put together',
    input: `@RestController
class Seats {
  static final int SIZE = 25;
  @GetMapping("/seats") List<String> list(@RequestParam(defaultValue = "" + SIZE) int size) { return List.of(); }
  @PostMapping("/seats") Seat add(@Valid @RequestBody Seat seat) { return seat; }
}
record Seat(@NotBlank String row, @Future LocalDate day) {}`,
    has: [
      '| `size` | integer | No | Default: `25`. |',
      '| `400` | Bad request. |',
      '| No | In the future. |',
    ],
  },
  {
    it: 'Spring: a body that `@Valid` refuses, as the service answers it',
    input: `@RestController
class Seats {
  @PostMapping("/seats") Seat add(@Valid @RequestBody Seat seat) { return seat; }
}
record Seat(@NotBlank String row) {}
@RestControllerAdvice
class Advice {
  @ExceptionHandler(MethodArgumentNotValidException.class)
  @ResponseStatus(HttpStatus.UNPROCESSABLE_ENTITY)
  Map<String, String> invalid(MethodArgumentNotValidException e) { return Map.of("message", "Some fields are wrong"); }
}`,
    has: ['| `422` | Unprocessable entity'],
    hasNot: ['`400`'],
  },
  {
    it: 'Spring: what an overridden handler of the framework’s answers',
    input: `@RestController
class Seats {
  @PostMapping("/seats") Seat add(@Valid @RequestBody Seat seat) { return seat; }
}
record Seat(@NotBlank String row) {}
@ControllerAdvice
class Advice extends ResponseEntityExceptionHandler {
  @Override protected ResponseEntity<Object> handleMethodArgumentNotValid(MethodArgumentNotValidException ex, HttpHeaders h, HttpStatusCode s, WebRequest r) {
    return ResponseEntity.status(HttpStatus.UNPROCESSABLE_ENTITY).body(new Problem("fields"));
  }
}
record Problem(String title) {}`,
    has: ['| `422` | Unprocessable entity'],
    hasNot: ['`400`'],
  },
  {
    it: 'ASP.NET: what a controller that checks its models answers, and a file beside a text',
    input: `[ApiController]
[Route("seats")]
public class SeatsController : ControllerBase {
  [HttpPost] public ActionResult<Seat> Add(Seat seat) => Ok(seat);
  [HttpPost("{id}/plan")] public IActionResult Plan(Guid id, IFormFile plan, [FromForm] string? caption) => Accepted();
}
public class Seat { [Required] public string Row { get; set; } }`,
    has: ['| `400` | Bad request. |', '| `plan` | string (file) | Yes |', 'Multipart form data'],
  },
  {
    it: 'Symfony: limits, rights, and what is answered where they are not met',
    input: `<?php
final class NewSeat {
    public function __construct(
        #[Assert\\GreaterThanOrEqual(1)] #[Assert\\LessThanOrEqual(40)] public int $row,
        #[Assert\\Count(max: 3)] public array $tags = [],
    ) {}
}
#[Route('/rooms/{room}/seats')]
#[IsGranted('ROLE_STAFF')]
final class SeatController extends AbstractController {
    public function __construct(#[Autowire(env: 'PLAN_URL')] private string $url) {}
    #[Route('', methods: ['POST'])]
    #[IsGranted('EDIT', subject: 'room', message: 'Only the owner may.')]
    public function add(Room $room, #[MapRequestPayload] NewSeat $input): JsonResponse {
        throw new TooManyRequestsHttpException(60, 'Wait a minute.');
    }
    #[Route('/{code}', methods: ['GET'], requirements: ['code' => '[A-Z]+'])]
    public function show(Room $room, string $code): JsonResponse { return $this->json([]); }
}`,
    has: [
      'the role `STAFF` and the policy `EDIT`',
      '| `403` | Forbidden: “Only the owner may.” |',
      '| `404` | Not found. |',
      '| `422` | Unprocessable entity. |',
      '| `429` | Too many requests: “Wait a minute.” |',
      '| `Retry-After` | string | `429` |',
      '| `row` | integer | Yes | From 1 to 40. |',
      'At most 3 items.',
      '| `code` | string | Matches `[A-Z]+`. |',
      '| `PLAN_URL` | Required |',
    ],
    hasNot: ['roles'],
  },
  {
    it: 'Laravel: rules of what lists hold, enumerations, dates, and what a form request refuses',
    input: `<?php
Route::post('orders', [OrderController::class, 'store'])->middleware('ability:orders:write');
Route::get('orders/{order:code}', [OrderController::class, 'show'])->can('view', 'order');
class StoreOrder extends FormRequest {
    public function authorize(): bool { return $this->user()->active; }
    public function rules(): array {
        return [
            'kind' => ['required', Rule::enum(Kind::class)],
            'ships_on' => 'required|date|after:today',
            'lines' => 'required|array|max:9',
            'lines.*.amount' => 'required|integer|between:1,5',
        ];
    }
    public function messages(): array { return ['ships_on.after' => 'Choose a later day.']; }
}
enum Kind: string { case Small = 'S'; case Large = 'L'; }
class OrderController extends Controller {
    public function store(StoreOrder $request) { return response()->json(['ok' => true], 201); }
    public function show(Order $order) { return response()->json(['ok' => true]); }
}`,
    has: [
      'the scope `orders:write`',
      '| `kind` | [Kind](#kind) | Yes |  |',
      '| `ships_on` | string (date) | Yes | After today. |',
      '| `lines[].amount` | integer | Yes | From 1 to 5. |',
      '| `422` | Unprocessable entity: “Choose a later day.” |',
      '| `order` | string | Its `code`. |',
      '| `403` | Forbidden. |',
      '| `404` | Not found. |',
    ],
  },
  {
    it: 'Ktor: what a validator refuses, and nothing of what is thrown in place of an answer',
    input: `package api
import io.ktor.server.plugins.requestvalidation.*
const val MOST = 12
@Serializable data class NewSeat(val row: String, val people: Int)
@Serializable data class Problem(val error: String)
class FullException(val at: String) : RuntimeException("No seat at $at")
fun Application.module() {
    install(RequestValidation) {
        validate<NewSeat> { body ->
            if (body.people !in 1..MOST) ValidationResult.Invalid("people must be between 1 and $MOST")
            else ValidationResult.Valid
        }
    }
    install(StatusPages) {
        exception<RequestValidationException> { call, cause -> call.respond(HttpStatusCode.UnprocessableEntity, Problem("invalid")) }
        exception<FullException> { call, cause -> call.respond(HttpStatusCode.Conflict, Problem("full")) }
    }
    routing {
        post("/seats") {
            val seat = find(call.receive<NewSeat>()) ?: throw FullException("noon")
            call.respond(HttpStatusCode.Created, seat)
        }
    }
}`,
    has: [
      '| `people` | integer | Yes | From 1 to 12. |',
      '| `201` | Created. | [VERIFY] |',
      '| `422` | Unprocessable entity: “invalid”, “people must be between 1 and 12” | [Problem](#problem) |',
    ],
  },
  {
    it: 'Rails: what a model checks, what it refuses, and a token that is asked for',
    input: `# app/models/seat.rb
class Seat < ApplicationRecord
  ROWS = %w[front back].freeze
  enum :kind, { plain: 0, soft: 1 }
  validates :row, presence: true, inclusion: { in: ROWS }
  validates :number, numericality: { only_integer: true, greater_than: 0 }
  validates :note, length: { in: 3..20 }
  validate :not_taken
  def not_taken
    errors.add(:number, "must be free") if taken?
  end
end
# app/controllers/seats_controller.rb
class SeatsController < ApplicationController
  before_action :check
  def create
    seat = Seat.create!(seat_params)
    render json: seat, status: :created
  end
  def update
    seat = Seat.find(params[:id])
    seat.update!(params.permit(:row))
    render json: seat
  end
  private
  def check
    authenticate_or_request_with_http_token { |token, _| User.find_by(token: token) }
  end
  def seat_params
    params.require(:seat).permit(:row, :number, :note, :kind)
  end
end
# config/routes.rb
Rails.application.routes.draw do
  resources :seats, only: %i[create update]
end`,
    has: [
      '| `seat.row` | string | Yes | One of `front` or `back`. |',
      '| `seat.number` | integer | No | Must be free. Greater than 0. |',
      '| `seat.note` | string | No | 3 to 20 characters. |',
      '| `seat.kind` | string | No | One of `plain` or `soft`. |',
      '| `row` | string | No | One of `front` or `back`. |',
      '| `400` | Bad request. |',
      '| `401` | Unauthorized. |',
      '| `422` | Unprocessable entity. |',
    ],
  },
  {
    it: 'ASP.NET: what a problem says of each field',
    input: `var app = WebApplication.Create(args);
app.MapPost("/seats", (NewSeat input) => {
  if (input.Row < 1) return Results.ValidationProblem(new Dictionary<string, string[]> { ["row"] = ["Choose a row."] });
  return Results.Ok();
});
record NewSeat(int Row);`,
    has: ['| `400` | Bad request: “Choose a row.” |'],
  },
  {
    it: 'Rust: errors that hold what they speak of, limits of fields, and variables that must be set',
    input: `const MOST: u64 = 40;
#[derive(thiserror::Error)]
enum SeatError {
    #[error("seat \`{0}\` is taken")]
    Taken(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}
impl IntoResponse for SeatError {
    fn into_response(self) -> Response {
        match self {
            SeatError::Taken(_) => StatusCode::CONFLICT.into_response(),
            SeatError::Store(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        }
    }
}
#[derive(Deserialize, Validate)]
struct NewSeat {
    #[validate(length(min = 3, max = 40))]
    row: String,
    #[validate(range(max = MOST))]
    number: u32,
}
async fn add(ValidatedJson(seat): ValidatedJson<NewSeat>) -> Result<StatusCode, SeatError> {
    if taken(&seat) { return Err(SeatError::Taken(seat.row)); }
    Ok(StatusCode::CREATED)
}
async fn main() -> anyhow::Result<()> {
    let url = std::env::var("STORE_URL").context("no store")?;
    Router::new().route("/seats", post(add));
    Ok(())
}`,
    has: [
      '| `row` | string | Yes | 3 to 40 characters. |',
      '| `number` | integer | Yes | At most 40. |',
      '| `409` | Conflict: “seat `…` is taken” |',
      '| `STORE_URL` | Required |',
    ],
  },
  {
    it: 'ASP.NET: messages of the model’s state and of a status, and types within types',
    input: `[ApiController]
[Route("seats")]
public class SeatsController : ControllerBase {
  [HttpGet]
  [ProducesResponseType<PagedList<Seat>>(StatusCodes.Status200OK)]
  public async Task<IActionResult> List() => Ok(await seats.List());
  [HttpPut("{id}/plan")]
  public IActionResult Plan(int id, Seat seat) {
    if (seat.Row == "") { ModelState.AddModelError("row", "Choose a row."); return ValidationProblem(ModelState); }
    if (seat.Row == "x") return StatusCode(415, "Send a plan.");
    return NoContent();
  }
}
public record Seat(string Row);
public record PagedList<T>(IReadOnlyList<T> Items, int Total);`,
    has: [
      '[PagedListSeat](#pagedlistseat)',
      '| `400` | Bad request: “Choose a row.” |',
      '| `415` | Unsupported media type: “Send a plan.” |',
    ],
  },
  {
    it: 'Sinatra: what a helper reads of the body, and what is answered where it is no JSON',
    input: `require "sinatra/base"
class Seats < Sinatra::Base
  error JSON::ParserError do
    halt 400, { error: "Send JSON" }.to_json
  end
  helpers do
    def payload
      @payload ||= JSON.parse(request.body.read, symbolize_names: true)
    end
  end
  post "/seats" do
    row = payload[:row]
    days = payload.fetch(:days, 30).to_i
    halt 422, { error: "days is wrong" }.to_json unless days.between?(1, 90)
    status 201
    { row: row }.to_json
  end
end`,
    has: [
      '| `row` |',
      '| `days` | integer | No | From 1 to 90. Default: `30`. |',
      '| `400` | Bad request: “Send JSON” |',
    ],
  },
  {
    it: 'Spring in Kotlin: constants in messages, and settings of a class',
    input: `package seats
const val MOST = 5_000
@ConfigurationProperties("seats")
data class SeatProperties(val maxRows: Int = 40)
@RestController
class SeatController {
    @PostMapping("/seats")
    fun add(@RequestBody seat: Seat): Seat {
        require(seat.number <= MOST) { "At most $MOST seats" }
        return seat
    }
}
data class Seat(val number: Int)
@RestControllerAdvice
class Problems {
    @ExceptionHandler(IllegalArgumentException::class)
    @ResponseStatus(HttpStatus.BAD_REQUEST)
    fun illegal(e: IllegalArgumentException) = mapOf("error" to e.message)
}`,
    has: ['“At most 5000 seats”', '| `seats.max-rows` | `40` |'],
  },
  {
    it: 'Laravel: what is needed without another field, and files',
    input: `<?php
Route::post('seats', function (Request $request) {
    $request->validate([
        'email' => ['required_without:phone', 'email'],
        'phone' => 'required_without:email|regex:/^[0-9]+$/',
        'plan' => 'file|mimes:pdf,png|max:512',
    ]);
    return response()->json(['ok' => true], 201);
});`,
    has: [
      'Required without `phone`.',
      '| `phone` | string | No | Required without `email`. Matches `^[0-9]+$`. |',
      'One of the types `pdf`, `png`. At most 512 KB.',
    ],
  },
  {
    it: 'actix: messages of derive_more, defaults that functions give, and an answer of an unknown type',
    input: `#[derive(Debug, Display)]
enum SeatError {
    #[display("seat {} is taken", _0)]
    Taken(i64),
}
impl ResponseError for SeatError {
    fn status_code(&self) -> StatusCode {
        match self { SeatError::Taken(_) => StatusCode::CONFLICT }
    }
}
#[derive(Deserialize)]
struct NewSeat {
    #[serde(default = "kind")]
    kind: Kind,
}
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind { Plain, Soft }
fn kind() -> Kind { Kind::Plain }
#[post("/seats")]
async fn add(seat: web::Json<NewSeat>) -> Result<impl Responder, SeatError> {
    let made = store.add(seat).await.ok_or(SeatError::Taken(1))?;
    Ok(web::Json(made))
}`,
    has: [
      '| `200` | OK. | [VERIFY] |',
      '| `409` | Conflict: “seat … is taken” |',
      '| `kind` | [Kind](#kind) | No | Default: `plain`. |',
    ],
  },
];

describeRows('what services refuse', ROWS);
