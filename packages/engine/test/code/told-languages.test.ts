import { describeRows, type Row } from './rows.ts';

const AXUM = `use axum::{extract::{DefaultBodyLimit, Query}, middleware, routing::{get, post}, Json, Router};

const PAGE: u32 = 3;
const MAX_BODY: usize = 256 * 1024;

#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error("no box {0}")]
    Missing(u32),
    #[error("invalid input: {0}")]
    Invalid(#[from] validator::ValidationErrors),
}

#[derive(Serialize)]
struct Body { code: &'static str, message: String }

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let (status, code) = match &self {
            Failure::Missing(_) => (StatusCode::NOT_FOUND, "missing"),
            Failure::Invalid(_) => (StatusCode::UNPROCESSABLE_ENTITY, "invalid"),
        };
        (status, Json(Body { code, message: self.to_string() })).into_response()
    }
}

#[derive(Deserialize, Validate)]
struct NewBox {
    #[serde(default)]
    kind: Kind,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "snake_case")]
enum Kind { #[default] Plain, GiftWrapped }

#[derive(Deserialize)]
struct Paging { #[serde(default = "first_page")] page: u32 }

fn first_page() -> u32 { PAGE }

async fn list(Query(paging): Query<Paging>) -> Json<Vec<String>> { Json(vec![]) }

async fn add(Json(body): Json<NewBox>) -> Result<StatusCode, Failure> {
    body.validate()?;
    if full() { return Err(Failure::Missing(1)); }
    Ok(StatusCode::CREATED)
}

async fn keyed(headers: HeaderMap, request: Request, next: Next) -> Response {
    if headers.get("x-api-key").is_none() { return (StatusCode::UNAUTHORIZED, "send a key").into_response(); }
    next.run(request).await
}

fn app() -> Router {
    Router::new()
        .route("/boxes", get(list).post(add))
        .route_layer(middleware::from_fn(keyed))
        .route("/health", get(|| async { "ok" }))
        .layer(DefaultBodyLimit::max(MAX_BODY))
}
`;

const ROWS: readonly Row[] = [
  {
    it: 'axum: layers stand before the routes so far, and errors say what they say themselves',
    input: AXUM,
    has: [
      '### Check the health of the service\n\n```http\nGET /health\n```\n\n**Responses**',
      '| `200` | OK. | `text/plain` |',
      '| `page` | integer | No | Default: `3`. |',
      'Default: `plain`.',
      'At most 256 KB.',
      '| `413` | Payload too large. |',
      'Not found: “no box …”',
      '| `422` | Unprocessable entity: “invalid input: …” | [Body](#body) |',
    ],
    hasNot: ['Every endpoint requires authentication', '“missing”'],
  },
];

describeRows('what Java, Kotlin, C#, Ruby, PHP and Rust tell in places of their own', ROWS);
