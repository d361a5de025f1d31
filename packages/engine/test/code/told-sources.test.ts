import { describeRows, type Row } from './rows.ts';

const ACTIONS = `/// <summary>Quick connect controller.</summary>
public class QuickConnectController : BaseController
{
    /// <summary>Gets the current state.</summary>
    [HttpGet("Status")]
    public ActionResult<int> GetStatus() { return Ok(1); }
    /// <summary>Temporarily activates it for five minutes.</summary>
    [HttpPost("Activate")]
    public ActionResult Activate() { return NoContent(); }
    /// <summary>Enables or disables quick connect.</summary>
    [HttpPost("Available")]
    public ActionResult Available() { return NoContent(); }
    /// <summary>Authorizes a pending request.</summary>
    [HttpPost("Authorize")]
    public ActionResult Authorize([FromQuery, Required] string? code) { return NoContent(); }
    /// <summary>Attempts to retrieve the secret.</summary>
    [HttpGet("Connect")]
    public ActionResult<int> Connect() { return Ok(1); }
}
`;
const NEXT = `// file: app/api/tags/[id]/route.ts
export const PUT = withAuth(async ({ req, params }) => {
  const { name } = schema.parse(await req.json());
  if (!(await find(params.id))) throw new ApiError({ code: "not_found", message: "Tag not found." });
  return NextResponse.json(await save(params.id, name));
});
`;
const AXUM = `pub fn router() -> Router {
    Router::new()
        .route("/account", delete(user::delete))
        .route("/store", delete(handlers::v0::store::delete))
}
mod user {
    pub async fn delete(UserAuth(user): UserAuth) -> Result<Json<Gone>, Refused> {
        if let Err(e) = remove(&user).await {
            return Err(ErrorResponse::reply("failed to delete user").with_status(StatusCode::INTERNAL_SERVER_ERROR));
        }
        Ok(Json(Gone {}))
    }
}
`;
const UTOIPA = `pub fn configure(cfg: &mut web::ServiceConfig) {
    cfg.service(web::resource("/keys/{uid}").route(web::get().to(get_key)).route(web::delete().to(drop_key)));
}
/// Get a key
#[utoipa::path(
    get, path = "/{uid}", tag = "Keys",
    security(("Bearer" = ["keys.get"])),
    params(("uid" = String, Path, example = "7b19", description = "The ID of an existing key")),
    responses(
        (status = 200, description = "The key is returned", body = KeyView, content_type = "application/json"),
        (status = 401, description = "The header is missing", body = Page<Refusal>),
    )
)]
pub async fn get_key(path: web::Path<String>) -> Result<HttpResponse, Refused> { Ok(HttpResponse::Created().json(res)) }
#[utoipa::path(delete, path = "/{uid}", responses((status = NO_CONTENT, description = "Gone")))]
pub async fn drop_key(path: web::Path<String>) -> Result<HttpResponse, Refused> { todo!() }
#[derive(Serialize)]
pub struct KeyView { key: String }
`;
const RAILS = `# file: config/routes.rb
Rails.application.routes.draw do
  resources :ads, only: %i[create]
end
# file: app/controllers/ads_controller.rb
class AdsController < ApiController
  before_action :authenticate_with_api_key!
  def create
    ad = Ad.new(params.permit(:name))
    render json: { id: 1 }, status: (ad.save ? :created : :unprocessable_entity)
  end
  private
  def authenticate_with_api_key!
    head :unauthorized unless known?(request.headers["api-key"])
  end
end
`;
const SERIALIZER = `class NoteSerializer(serializers.ModelSerializer):
    class Meta:
        model = Note
        fields = ["id", "text", "created_at"]
        read_only_fields = ["created_at"]

class NoteViewSet(viewsets.ModelViewSet):
    serializer_class = NoteSerializer

router = DefaultRouter()
router.register("notes", NoteViewSet)
urlpatterns = router.urls
`;
const ARGPARSE = `"""Rename photos by the day they were taken."""
import argparse
parser = argparse.ArgumentParser(prog="photoday", description=__doc__)
parser.add_argument("folder", help="where the photos are")
parser.add_argument("--jobs", type=int, help=argparse.SUPPRESS)
`;
const ERB = `<h1>Reserve a table</h1>
<%= form_with model: @reservation do |f| %>
  <%= f.label :guests, "Number of guests" %>
  <%= f.number_field :guests, min: 1, max: 12, required: true %>
  <%= f.label :area %>
  <%= f.select :area, ["Indoors", "Terrace"] %>
  <%= f.check_box :reminder %>
  <%= f.label :reminder, "Send me a reminder" %>
  <%= f.submit "Reserve" %>
<% end %>
<%= button_to "Cancel reservation", @reservation, method: :delete, data: { turbo_confirm: "Cancel this reservation?" } %>
`;
const PATTERN = `public class Coupons
{
    public decimal Apply(Coupon? coupon)
    {
        if (coupon is null || coupon.ExpiresAt < DateTime.UtcNow)
            throw new CouponException("This coupon can't be used.");
        return coupon.Value;
    }
}
`;

const ROWS: readonly Row[] = [
  {
    it: 'a controller whose paths name actions as one group, and what its comments say as tasks',
    input: ACTIONS,
    format: 'openapi',
    has: [
      'title: Quick connect\n',
      'summary: Get the current state',
      'summary: Temporarily activate it for five minutes',
      'summary: Enable or disable quick connect',
      'summary: Authorize a pending request',
      'summary: Retrieve the secret',
    ],
    hasNot: ['nullable'],
  },
  {
    it: 'the handler inside of a wrapper of Next, who may call it, and errors that are told by a code',
    input: NEXT,
    format: 'openapi',
    has: ['name: {}', '"404":\n          description: Tag not found (`not_found`).', 'bearerAuth: []'],
  },
  {
    it: 'a handler of a module that the input holds for that module alone, and errors that are given a status',
    input: AXUM,
    has: ['Internal server error: “failed to delete user”', '### Delete the account'],
    hasNot: ['failed to delete user” |  |\n\n### Delete store\n\n```http\nDELETE /store\n```\n\nRequires'],
  },
  {
    it: "what utoipa's attributes say",
    input: UTOIPA,
    format: 'openapi',
    has: [
      'description: The ID of an existing key.',
      'description: The key is returned.',
      'title: Page<Refusal>',
      '"204":\n          description: Gone.',
      'bearerAuth: []',
    ],
    hasNot: ['"201"'],
  },
  {
    it: 'a key in a header and either status of Rails',
    input: RAILS,
    format: 'openapi',
    has: ['name: api-key', 'apiKey: []', '"201":', '"422":'],
    hasNot: ['bearerAuth'],
  },
  {
    it: 'fields that a serializer only shows',
    input: SERIALIZER,
    format: 'openapi',
    has: ['created_at:\n          readOnly: true', 'text: {}'],
  },
  {
    it: "a module's own comment of a command, without options that nobody is told of",
    mode: 'user-guide',
    input: ARGPARSE,
    has: ['Rename photos by the day they were taken.'],
    hasNot: ['--jobs'],
  },
  {
    it: 'limits, choices, labels behind their fields, and what is asked in ERB',
    mode: 'user-guide',
    input: ERB,
    has: [
      'Enter **Number of guests** (required). From 1 to 12.',
      'Choose a value for **Area**: Indoors or Terrace.',
      'Select **Send me a reminder** if you want it.',
      '## Cancel a reservation\n\n1. Select **Cancel reservation**.',
    ],
  },
  {
    it: 'a pattern of C# with two parts as it stands',
    mode: 'explain',
    input: PATTERN,
    has: [
      'If `coupon is null || coupon.ExpiresAt < DateTime.UtcNow`, fails with',
      "“This coupon can't be used”.",
    ],
  },
];

describeRows('what sources of other frameworks tell', ROWS);
