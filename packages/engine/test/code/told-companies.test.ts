import { describeRows, type Row } from './rows.ts';

const ROWS: readonly Row[] = [
  {
    it: 'flags of a command behind a name of their own, those that another excludes, and no prefix as a setting',
    input: `package cmd
func newCopyCmd() *cobra.Command {
	cmd := &cobra.Command{Use: "copy IMAGE", Short: "Copy images"}
	f := cmd.Flags()
	f.StringVar(&from, "from", "", "registry to copy from")
	f.BoolVar(&dry, "dry-run", false, "print what would be copied")
	f.BoolVar(&prune, "prune", false, "delete old tags")
	_ = cmd.MarkFlagRequired("from")
	cmd.MarkFlagsMutuallyExclusive("dry-run", "prune")
	viper.SetEnvPrefix("SYNC")
	return cmd
}
var rootCmd = &cobra.Command{Use: "sync", Short: "Mirror images"}
func init() { rootCmd.AddCommand(newCopyCmd()) }`,
    has: ['| `--from string` | Yes |', 'Print what would be copied. Not together with `--prune`.'],
    hasNot: ['`SYNC`'],
  },
  {
    it: 'a comment with tags above a blank line, and none that only names a part of a module',
    input: `'use strict'

/**
 * Module exports.
 * @public
 */

module.exports = parseRange

/**
 * Parse the range of a file.
 *
 * @param {Number} size bytes of the file
 * @public
 */

function parseRange (size, text) {
  return size
}`,
    has: ['### \`parseRange\`\n\nParse the range of a file.', 'Bytes of the file.'],
    hasNot: ['Module exports', '[VERIFY]'],
  },
  {
    it: "a view of Flask that two rules share, its decorators, marshmallow's keys and lists, and statuses of a docstring",
    input: `from flask import Blueprint, Flask, abort, jsonify, request
from flask.views import MethodView
from marshmallow import Schema, fields
class BoatSchema(Schema):
    id = fields.Int(dump_only=True)
    price = fields.Decimal(as_string=True, data_key="pricePerHour")
one = BoatSchema()
many = BoatSchema(many=True)
staff = Blueprint("staff", __name__, url_prefix="/staff")
app = Flask(__name__)
def staff_only(view):
    """Lets nobody in without a key."""
    def inner(*args, **kwargs):
        if request.headers.get("X-Api-Key") != KEY:
            return jsonify(error="staff only"), 403
        return view(*args, **kwargs)
    return inner
class BoatAdmin(MethodView):
    decorators = [staff_only]
    def post(self):
        return one.dump(Boat(**one.load(request.json))), 201
    def delete(self, boat_id):
        """Retire a boat.

        :statuscode 410: it is gone
        """
        Boat.query.get_or_404(boat_id)
        abort(410)
view = BoatAdmin.as_view("boats")
staff.add_url_rule("/boats", view_func=view, methods=["POST"])
staff.add_url_rule("/boats/<int:boat_id>", view_func=view, methods=["DELETE"])
@app.get("/boats")
def boats():
    return jsonify(boats=many.dump(Boat.query.all()))
@app.errorhandler(404)
def missing(e):
    return jsonify(error=e.description), 404
app.register_blueprint(staff)`,
    has: [
      '`POST /staff/boats`',
      '`DELETE /staff/boats/{boat_id}`',
      'X-Api-Key: YOUR_API_KEY',
      '| `403` | Forbidden: “staff only” | object with `error`: string |',
      '| `404` | Not found. | object with `error` |',
      '| `410` | It is gone. |',
      'object with `boats`: array of [BoatSchema](#boatschema)',
      '| `pricePerHour` | string | No |',
    ],
    hasNot: ['### `staff_only`', ':statuscode', 'isn’t shown'],
  },
  {
    it: "filters, uploads, related keys, hooks and staff of Django's REST framework",
    input: `from rest_framework import serializers, viewsets
from rest_framework.decorators import action
class Book(models.Model):
    isbn = models.CharField(max_length=13)
    pages = models.PositiveIntegerField()
class BookSerializer(serializers.ModelSerializer):
    author_id = serializers.PrimaryKeyRelatedField(queryset=Author.objects.all(), write_only=True)
    shelf = serializers.SlugRelatedField(slug_field="code", queryset=Shelf.objects.all())
    free = serializers.SerializerMethodField()
    class Meta:
        model = Book
        exclude = ["cover"]
    def get_free(self, obj) -> bool:
        return True
class BookFilter(filters.FilterSet):
    min_pages = filters.NumberFilter(field_name="pages", lookup_expr="gte")
    class Meta:
        model = Book
        fields = {"isbn": ["exact", "startswith"], "pages": ["lte"]}
class BookViewSet(viewsets.ModelViewSet):
    serializer_class = BookSerializer
    filterset_class = BookFilter
    permission_classes = [IsAdminUser]
    def perform_create(self, serializer):
        if full():
            raise PermissionDenied("The shelf is full")
    @action(detail=True, methods=["put"], parser_classes=[MultiPartParser])
    def cover(self, request, pk=None):
        self.get_object().cover = request.data["file"]
        return Response(status=204)
    @action(detail=False)
    def newest(self, request):
        return Response(self.get_serializer(Book.objects.all()[:10], many=True).data)
router = DefaultRouter()
router.register("books", BookViewSet)
urlpatterns = [path("api/", include(router.urls))]`,
    has: [
      '| `min_pages` | number | No |',
      '| `isbn` | string | No |',
      '| `isbn__startswith` | string | No |',
      '| `pages__lte` | integer | No |',
      '| `file` | string (file) | Yes |',
      'Forbidden: “The shelf is full”',
      'the role `staff`',
      '| `author_id` | integer | Yes | Never returned. |',
      '| `shelf` | string | Yes |',
      '| `free` | boolean | No | Read-only. |',
      '| `pages` | integer | Yes | At least 0. |',
      '| `200` | OK. | array of [BookSerializer](#bookserializer) |',
    ],
  },
  {
    it: 'another action of the same controller of Rails, what a bang refuses, roles of filters, and comments that begin with their path',
    input: `Rails.application.routes.draw do
  resources :plots, only: [:index, :show] do
    member do
      delete "assign", action: :unassign
    end
  end
end
class PlotsController < ApplicationController
  before_action :authenticate_member!
  before_action :require_board!, only: [:unassign]
  # GET /plots
  # Lists plots, the first row first.
  def index
    render json: Plot.all
  end
  def show
    render json: Plot.find_by!(number: params[:id])
  end
  # Takes the plot back.
  def unassign
    head :no_content
  end
  private
  def require_board!
    head :forbidden unless current_member.board?
  end
end`,
    has: [
      '### List plots, the first row first',
      '### Take the plot back',
      'the role `board`',
      '| `404` | Not found. |',
    ],
    hasNot: ['GET /plots Lists'],
  },
  {
    it: 'titles of webhooks, streams, versions, and what belongs to one thing',
    input: `import { Controller, Get, Post, Put, Sse, Param } from '@nestjs/common';
@Controller('hooks')
export class HooksController {
  @Post('stripe') stripe() { return { ok: true }; }
  @Post('carrier/:carrier') carrier(@Param('carrier') carrier: string) { return { ok: true }; }
}
@Controller({ path: 'courses', version: ['1', '2'] })
export class CoursesController {
  @Get(':id/shopping-list') list() { return []; }
  @Put(':id/status') setStatus() { return {}; }
}
@Controller('digest')
export class DigestController {
  @Get() get() { return {}; }
  @Get('openapi.json') doc() { return {}; }
}
async function bootstrap() { const app = await NestFactory.create(M); app.enableVersioning({ type: VersioningType.URI }); }`,
    has: [
      '### Receive a webhook from Stripe',
      '### Receive a webhook from a carrier',
      '### Get the shopping list of a course (v1)',
      '### Get the shopping list of a course (v2)',
      '### Set the status of a course (v1)',
      '### Get the OpenAPI document',
    ],
  },
];

describeRows('what documents tell of services as companies write them', ROWS);
