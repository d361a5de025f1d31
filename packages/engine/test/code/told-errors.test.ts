import { describeRows, type Row } from './rows.ts';

/** Errors that are answered elsewhere than where they arise. */
const ROWS: readonly Row[] = [
  {
    it: 'Rails: errors that a method answers, rights, and one object or one value that is expected',
    input: `# app/models/seat.rb
class Seat < ApplicationRecord
  validates :row, presence: true
end
# app/controllers/application_controller.rb
class ApplicationController < ActionController::API
  rescue_from ActiveRecord::RecordNotFound, with: :gone
  rescue_from Pundit::NotAuthorizedError, with: :refused
  private
  def gone
    render json: { error: "no such seat" }, status: :not_found
  end
  def refused
    render json: { error: "not yours" }, status: :forbidden
  end
end
# app/controllers/seats_controller.rb
class SeatsController < ApplicationController
  def create
    render json: Seat.create!(params.expect(seat: [:row, :note])), status: :created
  end
  def update
    seat = Seat.find(params[:id])
    authorize seat
    seat.update!(number: Integer(params.require(:number)))
    render json: seat
  end
end
# config/routes.rb
Rails.application.routes.draw do
  resources :seats, only: %i[create update]
end`,
    has: [
      '| `seat` | object | Yes |',
      '| `seat.row` | [VERIFY] | Yes |',
      '| `number` | integer | Yes |',
      '| `403` | Forbidden: “not yours” | object with `error`: string |',
      '| `404` | Not found: “no such seat” | object with `error`: string |',
    ],
    hasNot: ['seat[]'],
  },
  {
    it: 'axum: what errors display, and what a type refuses that a service takes out of requests itself',
    input: `enum SeatError { Gone, Taken { row: u16 } }
impl std::fmt::Display for SeatError {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            SeatError::Gone => f.write_str("no such seat"),
            SeatError::Taken { row } => write!(f, "row {row} is taken"),
        }
    }
}
impl IntoResponse for SeatError {
    fn into_response(self) -> Response {
        let status = match self {
            Self::Gone => StatusCode::NOT_FOUND,
            Self::Taken { .. } => StatusCode::CONFLICT,
        };
        (status, Json(json!({ "error": self.to_string() }))).into_response()
    }
}
struct Member { id: String }
impl<S: Send + Sync> FromRequestParts<S> for Member {
    type Rejection = (StatusCode, &'static str);
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let token = parts.headers.get(header::AUTHORIZATION).ok_or((StatusCode::UNAUTHORIZED, "sign in first"))?;
        verify(token)
    }
}
async fn book(member: Member, Path(row): Path<u16>) -> Result<StatusCode, SeatError> {
    if taken(row) { return Err(SeatError::Taken { row }); }
    find(row).ok_or(SeatError::Gone)?;
    Ok(StatusCode::CREATED)
}
async fn close() -> StatusCode { StatusCode::ACCEPTED }
fn app() -> Router {
    Router::new()
        .route("/close", post(close))
        .route_layer(from_extractor::<Member>())
        .route("/rows/{row}", post(book))
}`,
    has: [
      '| `401` | Unauthorized: “sign in first” |',
      '| `404` | Not found: “no such seat” | object with `error` |',
      '| `409` | Conflict: “row … is taken” | object with `error` |',
      'POST /close\n```\n\nRequires authentication.',
    ],
  },
  {
    it: 'JAX-RS: parts of the path that a class takes, and a media type of JSON of its own',
    input: `@Path("/rooms/{room}/seats")
public class SeatResource {
  @PathParam("room") long room;
  @PATCH
  @Path("/{id}")
  @Consumes("application/merge-patch+json")
  public Seat move(@PathParam("id") int id, Seat seat) { return seat; }
}
class Seat { public String row; }`,
    has: ['| `room` | integer |', 'application/merge-patch+json'],
  },
];

describeRows('errors that are answered elsewhere', ROWS);
