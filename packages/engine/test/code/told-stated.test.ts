import { describeRows, type Row } from './rows.ts';

const FASTIFY = `import Fastify from 'fastify';
const app = Fastify();
async function requireStaff(request, reply) {
  if (request.user.role !== 'staff') return reply.code(403).send({ error: 'forbidden', message: 'Only staff may do this.' });
}
app.delete('/rentals/:id', { preHandler: requireStaff }, async (request, reply) => reply.code(204).send());
`;
const FLASK = `from datetime import date
from flask import Flask, jsonify, request
from marshmallow import Schema, fields
app = Flask(__name__)
class ItemSchema(Schema):
    id = fields.Int(dump_only=True)
    found_on = fields.Date(required=True)
    seen_at = fields.DateTime()
item_schema = ItemSchema()
@app.get("/items")
def items():
    since = request.args.get("since", type=date.fromisoformat)
    return item_schema.dump(find(since), many=True)
@app.post("/items")
def add():
    item = save(item_schema.load(request.get_json()))
    return item_schema.dump(item), 201, {"Location": "/items/1"}
`;
const JAXRS = `@Path("/permits")
public class Permits {
  @GET @Path("{id}")
  public Permit get(@PathParam("id") UUID id) {
    return permits.byId(id).orElseThrow(() -> new NotFoundException("No permit"));
  }
}
record Permit(UUID id) {}
record Fault(int status, String detail) {}
@Provider
class FaultMapper implements ExceptionMapper<jakarta.ws.rs.WebApplicationException> {
  public Response toResponse(WebApplicationException e) {
    int status = e.getResponse().getStatus();
    return Response.status(status).entity(new Fault(status, e.getMessage())).build();
  }
}
`;
const GO = `package main
import "github.com/go-chi/chi/v5"
type input struct {
	Name string \`json:"name"\`
	Quantity int \`json:"quantity"\`
}
func (in input) validate() error {
	if in.Name == "" { return errors.New("name is required") }
	if in.Quantity < 1 { return fmt.Errorf("quantity %d is too low", in.Quantity) }
	return nil
}
func main() {
	r := chi.NewRouter()
	r.Get("/items", list)
	r.Post("/items", create)
}
func list(w http.ResponseWriter, r *http.Request) {
	q := r.URL.Query()
	limit := 50
	if raw := q.Get("limit"); raw != "" {
		n, err := strconv.Atoi(raw)
		if err != nil || n < 1 || n > 200 {
			http.Error(w, "limit must be from 1 to 200", http.StatusBadRequest)
			return
		}
		limit = n
	}
	if raw := q.Get("before"); raw != "" {
		t, err := time.Parse(time.DateOnly, raw)
		if err != nil {
			http.Error(w, "before must be a date", http.StatusBadRequest)
			return
		}
		before = &t
	}
	json.NewEncoder(w).Encode(find(limit, before))
}
func create(w http.ResponseWriter, r *http.Request) {
	var in input
	json.NewDecoder(r.Body).Decode(&in)
	if err := in.validate(); err != nil {
		http.Error(w, err.Error(), http.StatusUnprocessableEntity)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}
`;
const RAILS = `Rails.application.routes.draw do
  resources :courses, only: %i[show create] do
    resources :enrolments, only: [], shallow: true do
      delete :cancel, on: :member
    end
  end
end
class CoursesController < ApplicationController
  def show
    render json: course_json(Course.find(params[:id]))
  end
  def create
    course = Course.create(title: params[:title])
    render json: course_json(course), status: :created, location: course_url(course)
  end
  private
  def course_json(course)
    { title: course.title.to_s, published: course.published_at.present? }
  end
end
class EnrolmentsController < ApplicationController
  def cancel
    head :no_content
  end
end
`;
const ACTIX = `use actix_web::{get, web, App, HttpServer};
#[get("/state")]
async fn state() -> Result<String, LaundryError> {
    let state = read().await?;
    Ok(state)
}
fn app() { App::new().service(state); }
`;
const ASPNET = `[ApiController]
[Route("loans")]
public class LoansController : ControllerBase
{
    /// <summary>Records that a work is back.</summary>
    [HttpPost("{number:int}/return")]
    public IActionResult Return(int number) => NoContent();
    [HttpDelete("{number:int}")]
    [Obsolete("Cancel loans with PATCH.")]
    public IActionResult Delete(int number) => NoContent();
}
`;
const HONO = `import { Hono } from 'hono';
import { zValidator } from '@hono/zod-validator';
import { z } from 'zod';
const plantSchema = z.object({ name: z.string().max(80) });
type Plant = z.infer<typeof plantSchema> & { id: number };
const app = new Hono();
app.get('/plants', async (c) => {
  const { results } = await c.env.DB.prepare('SELECT * FROM plants').all<Plant>();
  return c.json({ plants: results });
});
app.post('/plants', zValidator('json', plantSchema, (result, c) => {
  if (!result.success) return c.json({ error: 'invalid' }, 422);
}), async (c) => {
  const plant = await c.env.DB.prepare('INSERT').first<Plant>();
  return c.json(plant, 201);
});
app.post('/plants/:id/water', (c) => c.body(null, 204));
export default app;
`;
const SYMFONY = `<?php
namespace App\\Command;
use Symfony\\Component\\Console\\Attribute\\AsCommand;
use Symfony\\Component\\Console\\Command\\Command;
#[AsCommand(name: 'app:archive', description: 'Moves old issues')]
final class ArchiveCommand extends Command {
    protected function configure(): void {
        $this->addArgument('year', InputArgument::REQUIRED, 'Year to move')->setHelp('Issues of this year never move.');
    }
    protected function execute(InputInterface $input, OutputInterface $output): int { return Command::SUCCESS; }
}
`;
const CONFIG = `import sys
from dataclasses import dataclass, field
@dataclass
class Config:
    """Everything that can be set."""
    port: int = 2525
    allow: list[str] = field(default_factory=lambda: ["127.0.0.0/8"])
    password: str | None = None
    def __post_init__(self):
        if not 0 < self.port < 65536:
            raise ConfigError(f"port must be from 1 to 65535, not {self.port}")
        if not self.allow:
            raise ConfigError("allow is required")
`;
const COBRA = `package main
import "github.com/spf13/cobra"
var errStale = errors.New("the backup is older than allowed")
func newRootCmd() *cobra.Command { return &cobra.Command{Use: "snap", Short: "Back up a vault"} }
func main() {
	if err := newRootCmd().Execute(); err != nil {
		fmt.Fprintln(os.Stderr, "snap:", err)
		if errors.Is(err, errStale) {
			os.Exit(3)
		}
		if verbose {
			fmt.Fprintln(os.Stderr, "snap: the vault is locked")
			os.Exit(4)
		}
		os.Exit(1)
	}
}
`;
const FORMIK = `export default function Visit({ pets }) {
  return (
    <section>
      <h1>Book a visit</h1>
      <Formik initialValues={{ pet: '', time: '09:00', remind: true }} onSubmit={onSubmit}>
        {({ values }) => (
          <Form>
            <label htmlFor="pet">Pet</label>
            <Field as="select" id="pet" name="pet"><option value="">Choose…</option>{pets.map((p) => <option key={p.id}>{p.name}</option>)}</Field>
            <fieldset><legend>Time</legend>
              <label><Field type="radio" name="time" value="09:00" /> Morning</label>
              <label><Field type="radio" name="time" value="13:00" /> Afternoon</label>
            </fieldset>
            <label><Field type="checkbox" name="remind" /> Remind me the day before</label>
            {values.remind && <><label htmlFor="phone">Mobile number</label><Field id="phone" name="phone" placeholder="+49 151 …" /></>}
            <button type="submit">Book visit</button>
          </Form>
        )}
      </Formik>
    </section>
  );
}
`;
const SENDER = `import { createHmac } from 'node:crypto';
/** Delivers events. */
export class Sender {
  #queue = [];
  constructor({ secret, tries = 5 } = {}) {
    this.secret = secret;
    this.tries = tries;
  }
  async #drain() {
    return this.#queue.shift();
  }
}
`;

const ROWS: readonly Row[] = [
  {
    it: 'Fastify: what stands before a handler in its options refuses',
    input: FASTIFY,
    has: ['| `403` | Forbidden: `forbidden` (“Only staff may do this.”) |'],
  },
  {
    it: 'Flask: dates of marshmallow and of arguments, and headers beside what is returned',
    input: FLASK,
    has: [
      '| `found_on` | string (date) | Yes |',
      '| `seen_at` | string (date-time, RFC 3339) | No |',
      '| `since` | string (date) | No |',
      '| `Location` | string | `201` |',
    ],
  },
  {
    it: 'Flask: numbers have any size',
    input: FLASK,
    format: 'openapi',
    has: ['id:\n          type: integer\n          readOnly: true'],
  },
  {
    it: 'JAX-RS: the body of all errors by their mapper',
    input: JAXRS,
    has: ['| `404` | Not found: “No permit” | [Fault](#fault) |'],
  },
  {
    it: 'Go: names that conditions declare are their own, and validators say what is needed and why they refuse',
    input: GO,
    has: [
      '| `limit` | integer | No | From 1 to 200. Default: `50`. |',
      '| `before` | string (date) | No |',
      '| `422` | Unprocessable entity: “name is required”, “quantity … is too low” |',
      '| `name` | string | Yes |',
    ],
  },
  {
    it: 'Rails: what a method that writes out an object gives back, a place, and what a deletion does',
    input: RAILS,
    has: [
      '| `200` | OK. | object with `title`: string, `published`: boolean |',
      '| `Location` | string | `201` |',
      '### Cancel an enrolment',
    ],
  },
  { it: 'actix: a text that may fail', input: ACTIX, has: ['| `200` | OK. | `text/plain` |'] },
  {
    it: 'ASP.NET: what a mark says instead, and a title of what is recorded',
    input: ASPNET,
    has: [
      '### Record that a work is back',
      '### Delete a loan',
      'This endpoint is deprecated.\n\nCancel loans with PATCH.',
    ],
  },
  {
    it: 'Hono: a type that adds to a schema of its name, rows of a stated type, and a validator that answers itself',
    input: HONO,
    has: [
      'object with `plants`: array of [Plant](#plant)',
      '| `201` | Created. | [Plant](#plant) |',
      'JSON: [PlantSchema](#plantschema).',
      'Has all fields of [PlantSchema](#plantschema)',
      '### Water a plant',
    ],
    hasNot: ['| `400` |'],
  },
  {
    it: 'Symfony: the help of a command',
    input: SYMFONY,
    has: ['Moves old issues.\n\nIssues of this year never move.'],
  },
  {
    it: 'Python: defaults that functions make, and all that a data class refuses',
    input: CONFIG,
    has: [
      '| `allow` | `list[str]` | No | `["127.0.0.0/8"]` |',
      '| `password` | `str \\| None` | No | `None` |',
      '`ConfigError`: port must be from 1 to 65535, not ….',
      '`ConfigError`: allow is required.',
    ],
  },
  {
    it: 'Go: an exit code in the branch of its error',
    input: COBRA,
    has: [
      '| `3` | The backup is older than allowed. |',
      '| `1` | An error, which the program prints. |',
      '| `4` | snap: the vault is locked',
    ],
  },
  {
    it: 'Formik: lists, what fields are at first, and what is shown only with another',
    mode: 'user-guide',
    input: FORMIK,
    has: [
      'Choose a value for **Pet**.',
      '**Time**: Morning or Afternoon. Default: Morning.',
      'Turn **Remind me the day before** on or off. Default: on.',
      'If you turn on **Remind me the day before**, enter **Mobile number**, for example “+49 151”.',
    ],
  },
  {
    it: 'a class with private fields and no types is JavaScript',
    mode: 'explain',
    input: SENDER,
    has: ['JavaScript'],
    hasNot: ['TypeScript'],
  },
];

describeRows('what the code states beside its routes, fields and commands', ROWS);
