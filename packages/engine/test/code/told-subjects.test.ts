import { describeRows, type Row } from './rows.ts';

const LAYERS = `pub fn app() -> Router {
    Router::new()
        .route("/sheets", get(list).post(upload).layer(DefaultBodyLimit::max(2 * 1024 * 1024)))
        .route("/sheets/{id}", get(one).delete(remove))
        .route("/live", get(live))
        .route("/health", get(|| async { "ok" }))
}
async fn list() -> Json<Vec<String>> { Json(all().await) }
async fn one(Path(id): Path<Uuid>) -> Json<String> { Json(find(id).await) }
async fn remove(Path(id): Path<Uuid>) -> StatusCode { StatusCode::NO_CONTENT }
async fn upload(mut form: Multipart) -> StatusCode { StatusCode::ACCEPTED }
async fn live(ws: WebSocketUpgrade) -> Response { ws.on_upgrade(talk) }
`;
const MULTER = `const upload = multer({ dest: 'tmp/' });
app.post('/uploads/invoices', upload.array('invoices', 5), (req, res) => res.status(202).json({ ok: true }));
`;
const GUARDED = `from rest_framework import serializers, viewsets
class NoteSerializer(serializers.Serializer):
    text = serializers.CharField()
class NoteViewSet(viewsets.ModelViewSet):
    queryset = Note.objects.all()
    serializer_class = NoteSerializer
    permission_classes = [IsAuthenticated]
router = DefaultRouter()
router.register("notes", NoteViewSet)
urlpatterns = router.urls
`;

const ROWS: readonly Row[] = [
  {
    it: 'layers around one path of axum, and a main subject beside single endpoints',
    input: LAYERS,
    has: [
      '# Sheets API reference',
      'The API has 6 endpoints, most of them for sheets.',
      '## Sheets\n',
      "Multipart form data. [VERIFY] The code doesn't state its content. At most 2 MB.",
      '| `413` | Payload too large. |',
    ],
    hasNot: ['## Endpoints'],
  },
  {
    it: 'that files are uploaded',
    input: MULTER,
    has: ['# Uploads API reference', '### Upload invoices'],
  },
  {
    it: 'that the views of Django’s framework answer whom they don’t know',
    input: GUARDED,
    has: [
      '### List notes',
      '| `200` | OK. | array of [NoteSerializer](#noteserializer) |\n| `401` | Unauthorized. |',
    ],
  },
];

describeRows('What a service is for, and whom it answers', ROWS);
