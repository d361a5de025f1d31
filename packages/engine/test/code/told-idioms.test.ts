import { describeRows } from './rows.ts';

describeRows('what documents tell of idioms', [
  {
    it: 'Django: nested serializers, choices of the class, keys that columns leave out, filters of get_queryset, serializers of actions',
    input: `# file: herd/models.py
class Animal(models.Model):
    SPECIES = [("cow", "Cow"), ("goat", "Goat")]
    ear_tag = models.CharField(max_length=14, unique=True)
    species = models.CharField(max_length=8, choices=SPECIES)
class Dose(models.Model):
    animal = models.ForeignKey(Animal, on_delete=models.CASCADE)
    days = models.PositiveSmallIntegerField(default=0)
# file: herd/serializers.py
class DoseSerializer(serializers.ModelSerializer):
    class Meta:
        model = Dose
        exclude = ["animal"]
class AnimalSerializer(serializers.ModelSerializer):
    doses = DoseSerializer(many=True, read_only=True)
    class Meta:
        model = Animal
        fields = ["ear_tag", "species", "doses"]
class WeighingSerializer(serializers.Serializer):
    weight_kg = serializers.FloatField()
# file: herd/views.py
class AnimalViewSet(viewsets.ModelViewSet):
    serializer_class = AnimalSerializer
    lookup_field = "ear_tag"
    def get_queryset(self):
        species = self.request.query_params.get("species")
        return Animal.objects.filter(species=species)
    @action(detail=True, methods=["post"], serializer_class=WeighingSerializer)
    def weigh(self, request, ear_tag=None):
        serializer = self.get_serializer(data=request.data)
        return Response({"ok": True}, status=201)
class Doses(generics.ListCreateAPIView):
    serializer_class = DoseSerializer
# file: farm/urls.py
router = routers.SimpleRouter()
router.register("animals", AnimalViewSet)
urlpatterns = [path("", include(router.urls)), path("doses/", Doses.as_view())]`,
    has: [
      '| `species` | string | No |',
      '| `species` | string | Yes | One of `cow` or `goat`. |',
      '| `doses` | array of [DoseSerializer](#doseserializer) | No | Read-only. |',
      '| `id` | integer | No | Read-only. |',
      '| `ear_tag` | string |\n',
      'JSON: [WeighingSerializer](#weighingserializer).',
      '| `days` | integer | No | At least 0. Default: `0`. |',
    ],
  },
  {
    it: 'types that handlers refuse other values than, forms of Next.js, and WebSockets',
    input: `// file: app/api/rates/route.ts
export async function POST(req: Request) {
  const { stars, note } = await req.json();
  if (!Number.isInteger(stars) || typeof note !== 'string') return Response.json({ error: 'bad' }, { status: 400 });
  return Response.json({ ok: true });
}
// file: app/api/scores/route.ts
export async function POST(req: Request) {
  const form = await req.formData();
  const file = form.get('file') as File | null;
  if (!file) return Response.json({ error: 'no file' }, { status: 400 });
  return Response.json({ ok: true });
}
// file: live.ts
import Fastify from 'fastify';
const app = Fastify();
app.get('/live', { websocket: true }, (socket) => { socket.send('x'); });`,
    has: [
      '| `stars` | integer | Yes |',
      '| `note` | string | Yes |',
      'Multipart form data with these fields:',
      '| `file` | string (file) | Yes |',
      '| `101` | The connection is a WebSocket from here on. |',
    ],
    hasNot: ['## Health'],
  },
  {
    it: 'answers that bring their status (chi), tags of a variant (serde), verbs of one route (Laravel), and who may call anyway (ASP.NET)',
    input: `package main
var ErrGone = &ErrResponse{HTTPStatusCode: 404, StatusText: "Gone fishing."}
func ErrBad(err error) render.Renderer { return &ErrResponse{HTTPStatusCode: 400, StatusText: "Bad."} }
func get(w http.ResponseWriter, r *http.Request) {
	if r.URL.Query().Get("x") == "" { render.Render(w, r, ErrBad(nil)); return }
	render.Render(w, r, ErrGone)
}
func main() { r := chi.NewRouter(); r.Get("/fish", get) }`,
    has: ['| `400` | Bad request: “Bad.” |', '| `404` | Not found: “Gone fishing.” |'],
  },
  {
    it: 'Rust: variants under their tag',
    input: `#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Scan { Belt { belt: u8 }, FirstHold { position: String } }
#[derive(Serialize)]
#[serde(untagged)]
pub enum Amount { Grams(u32), Words(String) }
async fn scan(Json(scan): Json<Scan>) -> Json<Vec<Amount>> { Json(vec![]) }
pub fn app() -> Router { Router::new().route("/scans", post(scan)) }`,
    has: [
      '- integer\n- string\n',
      '- object with `type`: `first_hold`, `position`: string',
      '"type": "belt"',
    ],
  },
  {
    it: 'ASP.NET: who may call a route of a group that asks who calls; a scope that a policy asks for',
    input: `var app = WebApplication.CreateBuilder(args).Build();
builder.Services.AddAuthorizationBuilder().AddPolicy("cellar", p => p.RequireClaim("scope", "cellar:write"));
var bottles = app.MapGroup("/bottles").RequireAuthorization();
bottles.MapGet("/", () => Results.Ok(new { open = true })).AllowAnonymous();
bottles.MapPost("/", () => Results.NoContent()).RequireAuthorization("cellar");
app.Run();`,
    has: ['GET /bottles\n```\n\n**Responses**', 'and the scope `cellar:write`.'],
  },
  {
    it: 'React: fields in fields that name them, tabs that hold a form, and a code that is typed',
    mode: 'user-guide',
    input: `export function Job() {
  return (
    <Tabs>
      <Tab title="Details">
        <form onSubmit={send}>
          <Field label="Copies" hint="Between 1 and 5,000"><Input type="number" {...register('copies')} /></Field>
          <Field label="Show code"><Input placeholder="ABC-123" /></Field>
          <Button type="submit">Send to print</Button>
        </form>
      </Tab>
    </Tabs>
  );
}`,
    has: [
      'Enter **Copies**. Between 1 and 5,000.',
      'Enter **Show code**, for example “ABC-123”.',
      'Select **Send to print**.',
    ],
  },
  {
    it: 'what is said of things is no task; a verb of HTTP in front of words is one',
    input: `const express = require('express');
const app = express();
// Refunds are only possible on the day of the sale.
app.post('/sales/:id/refund', (req, res) => res.sendStatus(204));
// GET all tills of a shop
app.get('/tills', (req, res) => res.json([]));`,
    has: [
      '### Refund a sale\n',
      'Refunds are only possible on the day of the sale.',
      '### Get all tills of a shop\n',
    ],
  },
]);
