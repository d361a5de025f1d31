import { describeRows, type Row } from './rows.ts';

const ROWS: readonly Row[] = [
  {
    it: 'tells what C# throws, raises and calls its values',
    input: `namespace Farm;

/// <summary>Milks cows.</summary>
public sealed class Milker
{
    /// <summary>Makes one.</summary>
    /// <param name="cows">How many.</param>
    /// <exception cref="System.ArgumentException"><paramref name="cows"/> is negative.</exception>
    public Milker(int cows) { }

    /// <summary>Litres so far.</summary>
    public int Litres { get; private set; }

    /// <summary>Raised when a cow is done.</summary>
    public event EventHandler? Done;
}

/// <summary>How fast it goes.</summary>
public enum Pace
{
    /// <summary>As the cow likes.</summary>
    Slow,
    Fast = 4,
}
`,
    has: [
      '**Throws:** `ArgumentException`: `cows` is negative.',
      '| `Litres` | `int` | Litres so far. |',
      '| `Done` | `EventHandler?` | Raised when a cow is done. |',
      '| `Slow` | As the cow likes. |',
    ],
  },
  {
    it: 'tells the exit codes of arguments that picocli refuses',
    input: `@Command(name = "milk", exitCodeOnInvalidInput = 64)
public class Milk implements Callable<Integer> {
  @Option(names = "--cows", description = "How many.") int cows;
  public Integer call() {
    if (cows < 1) { System.err.println("There are no cows."); return 3; }
    return 0;
  }
  public static void main(String[] args) { System.exit(new picocli.CommandLine(new Milk()).execute(args)); }
}
`,
    has: ['| `3` | “There are no cows.” |', '| `64` | The arguments are invalid. |'],
  },
  {
    it: 'tells the exit code of what Rust asks for in a pattern',
    input: `use clap::Parser;
use std::process::ExitCode;

/// Milks cows
#[derive(Parser)]
struct Cli {
    /// How many
    #[arg(long)]
    cows: Option<u8>,
}

fn main() -> ExitCode {
    let Some(cows) = Cli::parse().cows else {
        eprintln!("error: there are no cows");
        return ExitCode::from(4);
    };
    ExitCode::SUCCESS
}
`,
    has: ['| `4` | “error: there are no cows” |', '| `2` | The arguments are invalid. |'],
  },
  {
    it: 'tells which flags of cobra hold for every command, and that errors are printed',
    input: `package main

var root = &cobra.Command{Use: "farm", Short: "Run the farm"}
var milk = &cobra.Command{Use: "milk", Short: "Milk the cows", RunE: func(cmd *cobra.Command, args []string) error { return nil }}

func init() {
	root.PersistentFlags().String("barn", "north", "which barn")
	milk.Flags().Int("cows", 4, "how many")
	root.AddCommand(milk)
}

func main() {
	if err := root.Execute(); err != nil {
		fmt.Fprintln(os.Stderr, "farm:", err)
		os.Exit(1)
	}
}
`,
    has: [
      '| `--barn string` | No | `north` | Which barn. Can be used with every command. |',
      '| `--cows int` | No | `4` | How many. |',
      '| `1` | An error, which the program prints. |',
    ],
  },
  {
    it: 'tells switches, help, questions and snackbars of Compose',
    mode: 'user-guide',
    input: `@Composable
fun BarnScreen(model: BarnModel) {
    Column {
        OutlinedTextField(value = model.name, onValueChange = model::name, label = { Text("Barn name") }, supportingText = { Text("Shown on the gate") })
        Row {
            Text("Lock at night")
            Switch(checked = model.locked, onCheckedChange = model::lock)
        }
        Button(onClick = { model.save(); snackbar.showSnackbar("Barn saved") }) { Text("Save") }
        TextButton(onClick = { ask = true }) { Text("Delete barn") }
    }
    if (ask) {
        AlertDialog(
            onDismissRequest = { ask = false },
            title = { Text("Delete this barn?") },
            text = { Text("All stalls in it are lost.") },
            confirmButton = { TextButton(onClick = model::delete) { Text("Delete") } },
            dismissButton = { TextButton(onClick = { ask = false }) { Text("Keep") } },
        )
    }
}
`,
    has: [
      'Enter **Barn name**. Shown on the gate.',
      'Turn **Lock at night** on or off.',
      '## Delete a barn\n\nAll stalls in it are lost.',
      'To confirm, select **Delete**. To go back, select **Keep**.',
      '“Barn saved”',
    ],
    hasNot: ['If something goes wrong'],
  },
  {
    it: 'explains a loop without a condition, and what is taken apart',
    mode: 'explain',
    input: `export async function milk(cow: Cow, { tries = 3, wait = 200 }: Options = {}): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await cow.give();
    } catch (error) {
      if (attempt >= tries) throw error;
      await sleep(wait);
    }
  }
}
`,
    has: ['Takes `cow` (`Cow`), `tries`, and `wait`.', 'Counts `attempt` up from `1` until a step ends it:'],
  },
  {
    it: 'finds the routers of two files of Django that have one name, and what hangs on their registrations',
    input: `# file: farm/urls.py
from django.urls import include, re_path
from farm.one.routers import router as router_v1
from farm.two.routers import router as router_v2
urlpatterns = [
    re_path(r"^v1/", include(router_v1.urls)),
    re_path(r"^v2/", include(router_v2.urls)),
]
# file: farm/one/routers.py
from rest_framework import routers
from . import views
router = routers.DefaultRouter()
router.register(r"barns", views.BarnViewSet)
# file: farm/one/views.py
from rest_framework import viewsets
from rest_framework.decorators import detail_route
class BarnViewSet(viewsets.ReadOnlyModelViewSet):
    @detail_route(methods=["get"])
    def stalls(self, request, pk=None):
        return Response([])
# file: farm/two/routers.py
from rest_framework_extensions.routers import ExtendedDefaultRouter
from . import views
router = ExtendedDefaultRouter()
fields = router.register(r"fields", views.FieldViewSet)
fields.register(r"cows", views.CowViewSet, parents_query_lookups=["field_id"])
# file: farm/two/views.py
from rest_framework import viewsets
class FieldViewSet(viewsets.ReadOnlyModelViewSet):
    pass
class CowViewSet(viewsets.ReadOnlyModelViewSet):
    pass
`,
    has: [
      '`GET /v1/barns/`',
      '`GET /v1/barns/{pk}/stalls/`',
      '`GET /v2/fields/{pk}/`',
      '`GET /v2/fields/{parent_lookup_field_id}/cows/{pk}/`',
    ],
    hasNot: ['/v2/barns', '/v1/fields'],
  },
  {
    it: 'takes what Tornado answers to browsers in front of a request for no endpoint',
    input: `import tornado.web

class Base(tornado.web.RequestHandler):
    def options(self, *args, **kwargs):
        self.finish()

class BarnHandler(Base):
    def get(self, barn, stall=None):
        self.write({"barn": barn})

app = tornado.web.Application([(r"/barns/([^/]+)(?:/([^/]+))?", BarnHandler)])
`,
    has: ['`GET /barns/{barn}`'],
    hasNot: ['OPTIONS', '[^/]'],
  },
  {
    it: 'tells the name of a program of click, and choices that are kept by name',
    input: `import click

KINDS = ("cow", "goat")

@click.group()
@click.version_option("1.0", prog_name="farm")
def cli():
    "Run the farm."

@cli.command()
@click.option("--kind", type=click.Choice(KINDS), default="cow", help="What to milk.")
def milk(kind):
    "Milk the animals."
`,
    has: ['## \`farm milk\`', 'What to milk. One of \`cow\` or \`goat\`.'],
  },
  {
    it: 'tells what a service of Fastify itself answers to what its schemas refuse, and lengths of lists',
    input: `import Fastify from 'fastify'
import { Type } from '@sinclair/typebox'
export async function build() {
  const app = Fastify()
  app.setErrorHandler((error, request, reply) => {
    if (error.validation) return reply.status(422).send({ error: 'invalid' })
    reply.status(500).send({ error: error.message })
  })
  const Barn = Type.Object({ stalls: Type.Array(Type.String(), { minItems: 2 }) })
  app.post('/barns', { schema: { body: Barn } }, async () => ({ ok: true }))
  return app
}
`,
    has: ['| \`422\` |', '| \`stalls\` | array of string | Yes | At least 2 items. |'],
    hasNot: ['| \`400\` |'],
  },
  {
    it: 'tells what the pipe of Nest refuses, and what a guard of JSON Web Tokens answers',
    input: `@Controller('barns')
@UseGuards(JwtAuthGuard)
export class BarnsController {
  @Post()
  add(@Body() dto: BarnDto): BarnDto { return this.barns.add(dto); }

  @Get('all.csv')
  @Header('Content-Type', 'text/csv')
  all() { return this.barns.csv(); }
}
export class BarnDto {
  @IsString()
  name: string;
}
async function bootstrap() {
  const app = await NestFactory.create(AppModule);
  app.useGlobalPipes(new ValidationPipe({ whitelist: true }));
}
`,
    has: ['| \`400\` | Bad request. |', '| \`401\` | Unauthorized. |', '| \`200\` | OK. | \`text/csv\` |'],
    hasNot: ['Response headers'],
  },
  {
    it: 'tells the choices that a list of WinForms holds, and what is on at first',
    mode: 'user-guide',
    input: `using System.Windows.Forms;

namespace Farm;

public partial class BarnForm : Form
{
    private ComboBox cboBreed;
    private CheckBox chkLock;
    private Button btnSave;
    private void InitializeComponent()
    {
        this.cboBreed = new ComboBox();
        this.chkLock = new CheckBox();
        this.btnSave = new Button();
        var lblBreed = new Label { Text = "Breed:" };
        this.cboBreed.Items.AddRange(new object[] { "Cows", "Goats" });
        this.chkLock.Text = "Lock at night";
        this.chkLock.Checked = true;
        this.btnSave.Text = "Save";
        this.Text = "New barn";
    }
}
`,
    has: ['Choose a value for **Breed**: Cows or Goats.', 'Turn **Lock at night** on or off. Default: on.'],
  },
  {
    it: 'tells what is said of each choice beside its name',
    mode: 'user-guide',
    input: `const KINDS = [
  { value: 'cow', label: 'Cows', hint: 'Give milk' },
  { value: 'hen', label: 'Hens', hint: 'Lay eggs' },
];
export function NewBarn() {
  return (
    <form>
      <h1>New barn</h1>
      <fieldset>
        <legend>Animals</legend>
        {KINDS.map((kind) => (
          <label key={kind.value}>
            <input type="radio" value={kind.value} {...register('kind')} /> {kind.label}
            <small>{kind.hint}</small>
          </label>
        ))}
      </fieldset>
      <button type="submit">Save</button>
    </form>
  );
}
`,
    has: ['Choose a value for **Animals**: Cows: Give milk or Hens: Lay eggs.'],
  },
  {
    it: 'tells what a map holds that Kotlin writes out',
    input: `import io.ktor.server.routing.*
fun Application.barns() = routing {
    get("/barns/{id}") {
        val id = call.parameters["id"]?.toIntOrNull()
            ?: return@get call.respond(HttpStatusCode.BadRequest, mapOf("error" to "id must be a number"))
        call.respond(mapOf("id" to id, "kind" to "cow"))
    }
}
`,
    has: [
      '| \`400\` | Bad request: “id must be a number” | object with \`error\`: string |',
      'object with \`id\`, \`kind\`: string',
    ],
  },
  {
    it: 'tells what a map holds that Java writes out',
    input: `@RestController
public class BarnController {
  @PostMapping("/barns")
  public ResponseEntity<Map<String, String>> add(@RequestBody Barn barn) {
    if (barn.stalls() < 1) return ResponseEntity.badRequest().body(Map.of("error", "a barn needs stalls"));
    return ResponseEntity.status(201).body(Map.of("id", "b1"));
  }
}
record Barn(int stalls) {}
`,
    has: ['| \`400\` | Bad request: “a barn needs stalls” | object with \`error\`: string |'],
  },
  {
    it: 'tells the fields of problem details',
    input: `[ApiController]
[Route("barns")]
public class BarnsController : ControllerBase
{
    [HttpGet("{id}")]
    [ProducesResponseType(typeof(ProblemDetails), 404)]
    public ActionResult<string> One(int id) => NotFound();
}
`,
    has: ['\`detail\`: string'],
  },
];

describeRows('what code shows at first sight', ROWS);
