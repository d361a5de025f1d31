import { describeRows, type Row } from './rows.ts';

const ROWS: readonly Row[] = [
  {
    it: 'Java: types inside of a class, and the code that a comment shows',
    input: `package org.meadow;
/**
 * Splits texts.
 *
 * <pre>{@code
 * Splitter splitter = Splitter.builder()
 *     .budget(512)
 *     .build();
 * }</pre>
 */
public final class Splitter {
    private Splitter(Builder builder) {}
    /** Starts one. */
    public static Builder builder() { return new Builder(); }
    /** Collects what a splitter needs. */
    public static final class Builder {
        /** Sets the budget. */
        public Builder budget(int budget) { this.budget = budget; return this; }
    }
    private static final class Inner {}
}`,
    has: [
      '# Splitter reference',
      '```java\nSplitter splitter = Splitter.builder()\n    .budget(512)\n    .build();\n```',
      '### `Builder`\n\nCollects what a splitter needs.',
    ],
    hasNot: ['Inner'],
  },
  {
    it: 'Kotlin: no constructor that only the class itself calls',
    input: `/** Choices. */
class Options private constructor(val values: List<String>) {
  companion object {
    /** Makes them. */
    fun of(vararg values: String): Options = Options(values.toList())
  }
}`,
    has: ['Makes them.'],
    hasNot: ['Create one'],
  },
  {
    it: 'Symfony: choices, headers beside an answer, what must be sent',
    input: `<?php
#[Route('/parcels')]
final class ParcelController extends AbstractController
{
    #[Route('', methods: ['POST'])]
    public function create(#[MapRequestPayload] CreateParcel $input): JsonResponse
    {
        return $this->json(['code' => 'x'], Response::HTTP_CREATED, ['Location' => '/parcels/x']);
    }
    #[Route('/{code}/handover', methods: ['POST'])]
    public function handover(string $code, Request $request): Response
    {
        $signature = $request->getPayload()->get('signature');
        if (!$signature) {
            return $this->json(['error' => 'signature is missing'], Response::HTTP_BAD_REQUEST);
        }
        return new Response(null, Response::HTTP_NO_CONTENT);
    }
}
final class CreateParcel
{
    public function __construct(
        #[Assert\\Choice(['letter', 'box'])]
        public readonly string $kind = 'box',
    ) {
    }
}`,
    has: ['One of `letter` or `box`.', '| `Location` | string | `201` |', '| `signature` | [VERIFY] | Yes |'],
  },
  {
    it: 'OptionParser: what follows the options, numbers, options at the end',
    input: `require 'optparse'
parser = OptionParser.new do |opts|
  opts.banner = 'Usage: photodate [options] DIR...'
  opts.on('-j', '--jobs N', Integer, 'How many at once') { |v| options.jobs = v }
  opts.on_tail('-V', '--version', 'Print the version') { exit }
end`,
    has: ['photodate <DIR>... [options]', '| `-j, --jobs N` | Integer |', '| `-V, --version` |'],
  },
  {
    it: 'elements that are parts of others',
    mode: 'user-guide',
    input: `export function Account() {
  return (
    <Form>
      <h1>Account</h1>
      <Form.Label>Display name</Form.Label>
      <Form.Control required />
      <Form.Label>Time zone</Form.Label>
      <Form.Select><option>Berlin</option><option>Rome</option></Form.Select>
      <Form.Check type="switch" label="Weekly summary" />
      <Button type="submit">Save changes</Button>
    </Form>
  );
}`,
    has: [
      'Enter **Display name** (required).',
      '**Time zone**: Berlin or Rome',
      '**Weekly summary** on or off',
      'Select **Save changes**',
    ],
  },
  {
    it: 'FastAPI: the form of its own errors, and what ends in -ing',
    input: `router = APIRouter(prefix="/bookings")
@router.get("/{booking_id}")
async def read(booking_id: int) -> Booking:
    raise HTTPException(404, "No such booking")`,
    has: [
      '### Get a booking',
      '| `404` | Not found: “No such booking” | object with `detail`: string |',
      '| `200` | OK. | `Booking` |',
    ],
  },
  {
    it: 'Go: one scheme where the guard is shown, and no words of the function that adds several routes',
    input: `package api
// Routes returns all routes of the service.
func (s *Server) Routes() http.Handler {
	r := chi.NewRouter()
	r.Get("/healthz", func(w http.ResponseWriter, r *http.Request) { w.WriteHeader(http.StatusOK) })
	r.Route("/v1", func(r chi.Router) {
		r.Use(s.requireToken)
		r.Put("/counts", s.putCount)
	})
	return r
}
func (s *Server) requireToken(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !s.tokens.Valid(r.Header.Get("X-Api-Key")) {
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		next.ServeHTTP(w, r)
	})
}
// putCount records how many pieces a bin holds.
func (s *Server) putCount(w http.ResponseWriter, r *http.Request) { w.WriteHeader(http.StatusNoContent) }`,
    has: [
      'Check the health of the service',
      'X-Api-Key: YOUR_API_KEY',
      '### Record how many pieces a bin holds',
    ],
    hasNot: ['Bearer', 'eturn all routes'],
  },
  {
    it: 'C#: no body of what a context of data is',
    input: `var app = WebApplication.CreateBuilder(args).Build();
app.MapPost("/loans/{id:int}/return", async Task<Results<NoContent, NotFound>> (int id, LibraryDb db) => TypedResults.NoContent());
public class LibraryDb(DbContextOptions<LibraryDb> options) : DbContext(options) { public DbSet<Loan> Loans => Set<Loan>(); }`,
    has: ['### Return a loan'],
    hasNot: ['**Request body**'],
  },
  {
    it: 'Sinatra: options beside what is sent, and helpers that parse the body',
    input: `class Lists < Sinatra::Base
  get '/lists' do
    json List.all, include: :subscriptions
  end
  post '/lists' do
    make(parsed_body['email'])
    json List.last
  end
end`,
    has: ['| \`200\` | OK. | [VERIFY] |', '| \`email\` | [VERIFY] | No |'],
    hasNot: ['\`include\`'],
  },
  {
    it: 'Rust: what each value of an enumeration is; titles without private classes',
    input: `/// Which lines are shown.
pub enum Lines {
    /// All of them
    All,
    /// Those that changed
    Changed(usize),
}`,
    has: ['| \`All\` | All of them. |', '| \`Changed\` | Those that changed. |'],
  },
  {
    it: 'Kotlin: what an error of a name of its own is answered with',
    input: `@RestController
class Berths(private val berths: BerthService) {
    @GetMapping("/berths/{number}")
    fun one(@PathVariable number: Int): Berth = berths.find(number) ?: throw BerthNotFound(number)
    @ExceptionHandler(BerthNotFound::class)
    fun notFound(e: BerthNotFound) = ResponseEntity.status(HttpStatus.NOT_FOUND).body(Problem("lost"))
}
data class Problem(val code: String)
class BerthNotFound(number: Int) : RuntimeException("No berth $number")`,
    has: ['| `404` | Not found: `lost` | [Problem](#problem) |'],
  },
  {
    it: 'cobra: no default of what must be given',
    mode: 'user-guide',
    input: `func main() {
	prune := &cobra.Command{Use: "prune DIR", Short: "Remove duplicates"}
	prune.Flags().StringVar(&keep, "keep", "oldest", "which one to keep")
	prune.MarkFlagRequired("keep")
	prune.Execute()
}`,
    has: ['Which one to keep. Required. |'],
    hasNot: ['leave it out'],
  },
];

describeRows('what documents tell of the parts of real files', ROWS);
