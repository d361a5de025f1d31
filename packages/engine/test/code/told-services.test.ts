import { describeRows, type Row } from './rows.ts';

const FASTIFY = `import Fastify from 'fastify';
import { Type, Static } from '@sinclair/typebox';
import createError from '@fastify/error';
const NoteGone = createError('NOTE_GONE', 'Note was deleted', 410);
const Note = Type.Object({ id: Type.String(), title: Type.String(), pinned: Type.Boolean({ default: false }) });
const NewNote = Type.Omit(Note, ['id']);
type Note = Static<typeof Note>;
const Query = Type.Object({ limit: Type.Integer({ maximum: 100, default: 20 }) });
const app = Fastify();
app.get('/notes', { schema: { querystring: Query, response: { 200: Type.Array(Note) } } }, async () => find());
app.post('/notes', { schema: { body: NewNote } }, async (request, reply) => reply.code(201).send());
app.get('/notes/:id', async (request, reply) => {
  const note = await find(request.params.id);
  if (!note) return reply.callNotFound();
  throw new NoteGone();
});
`;
const NEST = `// file: src/dto.ts
export enum Role { Owner = 'owner', Member = 'member' }
export class InviteDto {
  email: string;
  role: Role = Role.Member;
}
export class ListDto { page = 1; }

// file: src/teams.controller.ts
@Controller('teams')
export class TeamsController {
  constructor(private readonly teams: TeamsService) {}
  @Get()
  list(@Query() query: ListDto): string[] { return []; }
  @Post('invitations')
  @HttpCode(202)
  async invite(@Body() body: InviteDto): Promise<void> { await this.teams.invite(body); }
}

// file: src/teams.service.ts
export class TeamsService {
  async invite(body: InviteDto) { throw new ConflictException('Already in the team'); }
}
`;
const ECHO = `package api

type Filter struct {
	Limit int \`query:"limit"\`
}

const EUR = "EUR"

func Register(e *echo.Echo) {
	e.GET("/transfers", list)
	e.POST("/transfers", create)
}

func toHTTP(err error) error {
	if errors.Is(err, ErrFunds) {
		return echo.NewHTTPError(http.StatusPaymentRequired, "insufficient funds")
	}
	return echo.NewHTTPError(http.StatusInternalServerError)
}

func list(c echo.Context) error {
	f := Filter{Limit: 50}
	if err := c.Bind(&f); err != nil {
		return err
	}
	if f.Limit > 200 {
		f.Limit = 200
	}
	currency := c.QueryParam("currency")
	if currency == "" {
		currency = string(EUR)
	}
	return c.JSON(http.StatusOK, find(f, currency))
}

func create(c echo.Context) error {
	key := c.Request().Header.Get("Idempotency-Key")
	if key == "" {
		return echo.NewHTTPError(http.StatusBadRequest, "send a key")
	}
	if err := move(key); err != nil {
		return toHTTP(err)
	}
	return c.NoContent(http.StatusNoContent)
}
`;
const DRF = `from rest_framework import serializers, viewsets
from rest_framework.decorators import action
from rest_framework.response import Response
from rest_framework.routers import DefaultRouter

class StationSerializer(serializers.ModelSerializer):
    kind = serializers.ChoiceField(choices=[("rain", "Rain"), ("wind", "Wind")])
    class Meta:
        model = Station
        fields = ["id", "name", "kind"]

class ReadingSerializer(serializers.Serializer):
    value = serializers.FloatField()

class StationViewSet(viewsets.ModelViewSet):
    serializer_class = StationSerializer
    @action(detail=True, methods=["post"])
    def readings(self, request, pk=None):
        serializer = ReadingSerializer(data=request.data)
        return Response(serializer.data, status=201)
    @action(detail=False)
    def nearby(self, request):
        return Response(StationSerializer(near(), many=True).data)

router = DefaultRouter()
router.register("stations", StationViewSet)
urlpatterns = router.urls
`;
const SINATRA = `require 'sinatra/base'

class ParkingApp < Sinatra::Base
  helpers do
    def authorize!
      halt 401, { error: 'sign in first' }.to_json unless known?
    end

    def body_json
      JSON.parse(request.body.read)
    end
  end

  post '/tickets' do
    authorize!
    data = body_json
    plate = data['plate']
    hours = data.fetch('hours', 1)
    halt 422, { error: 'plate is required' }.to_json if plate.nil?
    status 201
    { id: 7, plate: plate }.to_json
  end
end
`;
const LIBRARY = `# frozen_string_literal: true

# Cuts text.
module TextFit
  # Raised where a width is no positive number.
  class WidthError < ArgumentError; end

  ELLIPSIS = '…'

  # Cuts text at a width.
  def self.cut(text, width)
    text[0, width] + ELLIPSIS
  end

  # A table.
  class Table
    # The table as text.
    def draw; end

    private

    def secret; end
  end
end
`;
const MUI = `const COUNTRIES = [{ value: 'de', label: 'Germany' }, { value: 'fr', label: 'France' }];
export function Checkout() {
  const [failure, setFailure] = useState('');
  const pay = () => setFailure(declined ? 'Your card was declined. Try another card.' : 'Payment failed.');
  return (
    <main>
      <h1>Checkout</h1>
      <TextField label="Full name" helperText="As on your passport." />
      <Select label="Country">{COUNTRIES.map((c) => <MenuItem key={c.value}>{c.label}</MenuItem>)}</Select>
      <FormControlLabel control={<Checkbox />} label="This is a gift" />
      <Button onClick={pay}>Pay now</Button>
      <Snackbar open={paid} message="Thank you. Your order is on its way." />
    </main>
  );
}
`;

const ROWS: readonly Row[] = [
  {
    it: "TypeBox's parts of types, plugins' errors, values that the framework puts in place",
    input: FASTIFY,
    has: [
      'array of [Note](#note)',
      'JSON: [NewNote](#newnote).',
      '| `limit` | integer | No | At most 100. Default: `20`. |',
      '| `pinned` | boolean | No | Default: `false`. |',
      '| `404` | Not found. |',
      '| `410` | Gone: “Note was deleted” |',
    ],
  },
  {
    it: 'what services throw that a controller is made with, defaults of enumerations, answers without a body',
    input: NEST,
    has: [
      '| `202` | Accepted. |  |\n',
      '| `409` | Conflict: “Already in the team” | object with `statusCode`: integer, `message`: string, `error`: string |',
      '| `role` | [Role](#role) | No | Default: `member`. |',
      '| `page` | number | No | Default: `1`. |',
    ],
    hasNot: ['### `ListDto`'],
  },
  {
    it: 'what echo binds of a query, headers that must be there, errors that a function makes',
    input: ECHO,
    has: [
      '| `limit` | integer | No | At most 200. Default: `50`. |',
      '| `currency` | string | No | Default: `EUR`. |',
      '| `Idempotency-Key` | string | Yes |',
      '| `402` | Payment required: “insufficient funds” |',
    ],
  },
  {
    it: "serializers' listed fields, choices, and what views give them",
    input: DRF,
    has: [
      '| `id` | integer | No | Read-only. |',
      'One of `rain` or `wind`.',
      'JSON: [ReadingSerializer](#readingserializer).',
      'array of [StationSerializer](#stationserializer)',
    ],
  },
  {
    it: "Sinatra's helpers, bodies and last values",
    input: SINATRA,
    has: [
      'Requires authentication.',
      '| `plate` | [VERIFY] | Yes |',
      '| `hours` | integer | No | Default: `1`. |',
      '| `201` | Created. | object with `id`: integer, `plate` |',
      '| `401` | Unauthorized: “sign in first” | object with `error`: string |',
    ],
  },
  {
    it: 'constants, comments and what is private in Ruby',
    input: LIBRARY,
    has: [
      '# TextFit reference',
      'Raised where a width is no positive number.',
      '| `ELLIPSIS` | `"…"` |',
      'def self.cut(text, width)',
    ],
    hasNot: ['secret'],
  },
  {
    it: 'Ruby behind comments that only tools read',
    mode: 'explain',
    input: LIBRARY,
    has: ['This is Ruby', '### `cut`', 'text[0, width] + ELLIPSIS'],
  },
  {
    it: 'choices of a list, controlled labels, notices and help',
    mode: 'user-guide',
    input: MUI,
    has: [
      'Choose a value for **Country**: Germany or France.',
      'Enter **Full name**. As on your passport.',
      'Turn **This is a gift** on or off.',
      'Thank you. Your order is on its way.',
      'Your card was declined. Try another card.',
    ],
  },
];

describeRows('what is told of services', ROWS);
