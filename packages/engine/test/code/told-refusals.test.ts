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
];

describeRows('what services refuse', ROWS);
