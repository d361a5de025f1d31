import { describeRows, type Row } from './rows.ts';

const DJANGO = `# file: urls.py
router = DefaultRouter(trailing_slash=False)
router.register("crates", views.CrateViewSet)
urlpatterns = router.urls
# file: views.py
class CrateViewSet(viewsets.ModelViewSet):
    def get_serializer_class(self):
        if self.action == "list":
            return serializers.CrateRowSerializer
        elif self.action in ("retrieve",):
            return serializers.CratePageSerializer
        return serializers.CrateSerializer
# file: serializers.py
class CrateRowSerializer(serializers.ModelSerializer):
    class Meta:
        model = models.Crate
        exclude = ("note",)
class CratePageSerializer(serializers.ModelSerializer):
    class Meta:
        model = models.Crate
        fields = "__all__"
class CrateSerializer(serializers.ModelSerializer):
    class Meta:
        model = models.Crate
        fields = ["label"]
# file: models.py
class Stored(models.Model):
    id = models.BigAutoField(primary_key=True)
    added = models.DateTimeField(auto_now_add=True)
class Crate(Stored):
    label = models.CharField(max_length=40)
    note = models.TextField(blank=True, null=True)
`;
const HONO = `import { Hono } from 'hono'
const app = new Hono()
app.post('/shelves', async (c) => {
  c.header('Location', '/shelves/1')
  return c.json({ id: 1 }, 201)
})
`;
const RUBY = `class Release
  # The name of the release.
  #
  # @return [String]
  attr_reader :name

  # @param [#to_s] name
  def initialize(name)
    @name = name
  end

  # Moves it on.
  #
  # @example One step
  #   release.bump(1)
  def bump(steps)
    change(steps)
  end

  def to_s
    name
  end

  private

  attr_reader :steps
end
`;
const SINATRA = `require 'sinatra'
put '/lists/:id' do |id|
  list = find(id)
  if list.update(params)
    204
  else
    422
  end
end
`;
const KOTLIN = `/** Sends what waits. */
class Sender(private val client: Client) {
    fun run(rounds: Int) {
        repeat(rounds) {
            when (val answer = client.send(oldest())) {
                is Sent -> keep.remove(answer)
                else -> keep.add(answer)
            }
        }
    }
}
`;
const VUE = `<script setup>
function revoke(p) { if (!confirm(\`Revoke the permit of \${p.plate}?\`)) return; drop(p) }
</script>
<template>
  <h1>Permits</h1>
  <ul v-if="all.length"><li v-for="p in all"><button @click="revoke(p)">Revoke</button></li></ul>
  <p v-else>No permits yet. Add the first one below.</p>
  <form @submit="save">
    <h2>Add a permit</h2>
    <label for="plate">Plate</label><input id="plate" />
    <button>Save permit</button>
  </form>
</template>
`;
const RUST = `/// A span of time.
///
/// # Example
///
/// \`\`\`
/// # use spans::Span;
/// let span = Span::new(2);
/// \`\`\`
pub struct Span(u64);

impl Span {
    /// Makes one.
    pub fn new(seconds: u64) -> Self { Span(seconds) }
}
`;
const ECHO = `package api

func Register(e *echo.Echo) {
	e.DELETE("/hives/:id", remove)
	e.POST("/hives", add)
}

func remove(c echo.Context) error {
	if !drop(c.Param("id")) {
		return echo.ErrNotFound
	}
	return c.NoContent(http.StatusAccepted)
}
`;
const LARAVEL = `<?php
use Illuminate\\Support\\Facades\\Route;
Route::controller(LoanController::class)->prefix('loans')->group(function () {
    Route::post('/', 'store');
});
Route::apiResource('tools', ToolController::class);
class LoanController extends Controller
{
    public function store(Request $request) { abort(409, 'Already lent.'); }
}
`;
const MINIMAL = `var app = builder.Build();
app.MapGet("/", () => "Seeds").ExcludeFromDescription();
app.MapGet("/seeds", async (IStore store) => Results.Ok(await store.All()))
    .Produces<List<Seed>>();
app.MapPost("/seeds", async (Seed seed, IStore store) => Results.Created("/seeds/1", await store.Add(seed)))
    .Produces<Seed>(StatusCodes.Status201Created);
app.Run();
public record Seed(string Variety);
`;
const PYTHON = `def parse(text):
    """
    Parses a span.

    These forms are read:
      PnW      weeks
      PnYnMnD  years, months and days
    """
    # TODO: refuse empty texts.
    #       should be done with the others
    if text in KNOWN:
        # print groups[key]
        return KNOWN[text]
    return 0
`;
const MUI = `export function Reminders() {
  const [open, setOpen] = useState(false);
  return (
    <section>
      <h1>Reminders</h1>
      <Button onClick={() => setOpen(true)}>New reminder</Button>
      <Dialog open={open}>
        <h2>New reminder</h2>
        <TextField label="Hours before" type="number" inputProps={{ min: 1, max: 72 }} />
        <Button onClick={create}>Create reminder</Button>
      </Dialog>
    </section>
  );
}
`;

const ROWS: readonly Row[] = [
  {
    it: 'the serializer that a view set of Django chooses by its action, and the fields of its model',
    input: DJANGO,
    format: 'openapi',
    has: [
      '  /crates/{pk}:\n',
      'items:\n                  $ref: "#/components/schemas/CrateRowSerializer"',
      '    CrateRowSerializer:\n      type: object\n      properties:\n        id:\n          type: integer\n          format: int64\n          readOnly: true\n        added:\n          type: string\n          format: date-time\n          readOnly: true\n        label:\n          type: string\n          maxLength: 40\n      required:',
      'note:\n          type: string\n          nullable: true\n      required:\n        - id\n        - added\n        - label\n',
      '    CrateSerializer:\n      type: object\n      properties:\n        label:\n          type: string\n          maxLength: 40\n      required:\n        - label',
    ],
    hasNot: ['/crates/:'],
  },
  {
    it: 'a header that Hono sets as one of the answer, and one shelf',
    input: HONO,
    format: 'openapi',
    has: ['summary: Create a shelf', 'headers:\n            Location:'],
    hasNot: ['in: header'],
  },
  {
    it: 'the attributes of Ruby, types in front of names, and titles of examples as comments',
    input: RUBY,
    has: [
      '| `name` | `String` | The name of the release. |',
      '| `name` | `#to_s` |',
      '```ruby\n# One step\nrelease.bump(1)\n```',
    ],
    hasNot: ['`to_s`\n', '| `steps`'],
  },
  {
    it: 'the statuses that the branches of a block of Sinatra end with',
    input: SINATRA,
    has: ['| `204` | No content.', '| `422` |'],
    hasNot: ['`200`'],
  },
  {
    it: 'rounds and types of Kotlin in words',
    mode: 'explain',
    input: KOTLIN,
    has: [
      'Does this `rounds` times:',
      'Looks at `client.send(oldest())` as `answer`:',
      'If it is `Sent`, removes',
    ],
  },
  {
    it: 'what the heading of a form says, what is asked of one thing, and what only shows at times as a message',
    mode: 'user-guide',
    input: VUE,
    has: [
      '## Add a permit\n\n1. Go to **Permits**.',
      '## Revoke a permit\n',
      'If there is nothing to show yet, you see:\n\n- “No permits yet. Add the first one below.”',
    ],
  },
  {
    it: 'examples of Rust as Rust, without the lines that they hide',
    input: RUST,
    has: ['```rust\nlet span'],
    hasNot: ['use spans'],
  },
  {
    it: 'errors that echo makes, and answers without a body',
    input: ECHO,
    format: 'openapi',
    has: ['"202":\n          description: Accepted.\n        "404":'],
  },
  {
    it: 'the controller of a group of Laravel',
    input: LARAVEL,
    has: [
      "has 7 endpoints. The code of 6 isn't shown",
      'POST /loans',
      '| `409` | Conflict: “Already lent.” |',
    ],
  },
  {
    it: 'what minimal APIs say that they produce, and nothing that they hide',
    input: MINIMAL,
    has: ['| `200` | OK. | array of [Seed](#seed) |', '| `201` | Created. | [Seed](#seed) |'],
    hasNot: ['`GET /`'],
  },
  {
    it: 'columns of a comment as they stand, and no notes to oneself',
    mode: 'explain',
    input: PYTHON,
    has: ['```text\nPnW      weeks\nPnYnMnD  years, months and days\n```'],
    hasNot: ['hould be done', 'rint groups'],
  },
  {
    it: 'the button that opens a dialog, and limits that MUI hands on',
    mode: 'user-guide',
    input: MUI,
    has: ['1. Select **New reminder**.\n2. Enter **Hours before**. From 1 to 72.'],
    hasNot: ['Go to **New reminder**'],
  },
  {
    it: 'Java and PHP explained: what a failure says beside its status, and when',
    mode: 'explain',
    input: `// Seats.java
class Seats {
  void close(Seat seat) {
    if (seat.taken()) { throw new ResponseStatusException(HttpStatus.CONFLICT, "The seat is taken."); }
  }
}
// SeatController.php
<?php
class SeatController {
  public function update(Seat $seat) {
    abort_unless($seat->isFree(), 409, 'The seat is not free.');
    return $seat;
  }
}`,
    has: [
      'fails with `ResponseStatusException`: “The seat is taken”.',
      'Fails with `409`: “The seat is not free” unless `$seat->isFree()`.',
    ],
  },
];

describeRows('what kinds of frameworks and comments tell', ROWS);
