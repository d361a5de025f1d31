import type { Schema } from '../model.ts';

/** What types with a known name mean, in all languages: their names hardly ever clash. */
const GROUPS: readonly (readonly [Schema, string])[] = [
  [
    { type: 'string' },
    'string String str &str CharSequence char Character Char Text Str StringField CharField TextField SlugField Cow String! bstr Symbol PasswordStr SecretStr constr',
  ],
  [{ type: 'string', format: 'email' }, 'EmailStr EmailField EmailAddress'],
  [{ type: 'string', format: 'uri' }, 'URL Uri URI HttpUrl AnyUrl AnyHttpUrl URLField url.URL Url'],
  [{ type: 'string', format: 'uuid' }, 'UUID Uuid Guid uuid.UUID UUIDField UUID4 UUID1 UUID7'],
  [
    { type: 'string', format: 'date-time' },
    'Date DateTime datetime time.Time LocalDateTime OffsetDateTime ZonedDateTime Instant DateTimeOffset NaiveDateTime Timestamp DateTimeField Carbon DateTimeInterface DateTimeImmutable PrimitiveDateTime pgtype.Timestamptz sql.NullTime',
  ],
  [{ type: 'string', format: 'date' }, 'LocalDate date DateOnly NaiveDate DateField'],
  [{ type: 'string', format: 'time' }, 'LocalTime time TimeOnly NaiveTime TimeField'],
  [
    { type: 'string' },
    'Duration timedelta TimeSpan time.Duration DurationField ObjectId bson.ObjectID primitive.ObjectID PathBuf IpAddr Locale Currency',
  ],
  [{ type: 'string', format: 'byte' }, 'bytes byte[] []byte Buffer'],
  [
    { type: 'string', format: 'binary' },
    'UploadFile MultipartFile IFormFile IFormFileCollection File Blob multipart.FileHeader FilePart FileUpload Express.Multer.File Stream StreamingResponseBody Resource FileField ImageField UploadedFile',
  ],
  [
    { type: 'integer', format: 'int32' },
    'int32 i32 u32 uint32 Int32 UInt32 short Short i16 u16 int16 uint16 i8 u8 int8 uint8 byte Byte ushort Int Integer NonZeroU32 rune SmallIntegerField PositiveSmallIntegerField IntegerField PositiveIntegerField',
  ],
  [
    { type: 'integer', format: 'int64' },
    'int64 i64 u64 uint64 Int64 UInt64 Long long ulong BigInteger bigint i128 u128 isize usize AutoField BigAutoField BigIntegerField NonZeroU64',
  ],
  [{ type: 'integer' }, 'Year int integer uint nint PositiveInt NonNegativeInt conint'],
  [{ type: 'number', format: 'float' }, 'float32 f32 Float'],
  [{ type: 'number', format: 'double' }, 'float64 f64 double Double'],
  [
    { type: 'number' },
    'number float Number Decimal decimal BigDecimal decimal.Decimal confloat condecimal DecimalField FloatField PositiveFloat',
  ],
  [{ type: 'boolean' }, 'bool boolean Boolean Bool BooleanField NullBooleanField StrictBool'],
  [
    { type: 'object', additionalProperties: true },
    'dict Dict array<string,mixed> JsonObject JsonNode ObjectNode JObject gin.H echo.Map fiber.Map map JSONField DictField Hash stdClass JSONObject',
  ],
  [
    {
      type: 'object',
      properties: {
        type: { type: 'string', format: 'uri' },
        title: { type: 'string' },
        status: { type: 'integer' },
        detail: { type: 'string' },
        instance: { type: 'string', format: 'uri' },
      },
    },
    'ProblemDetail ProblemDetails ValidationProblemDetails HttpValidationProblemDetails',
  ],
  [
    {},
    'any unknown object Object interface{} Any Any? dynamic mixed Value serde_json::Value json.RawMessage JsonElement JsonValue JSON never',
  ],
];

const PRIMITIVES = new Map(
  GROUPS.flatMap(([schema, names]) => names.split(' ').map((name) => [name, schema] as const)),
);

/** Languages whose `Int` or `int` has 32 bits say so; Python's and Go's don't. */
export function primitive(written: string, language: string): Schema | undefined {
  // pydantic: `constr(max_length=20)`.
  const name = /^con(?:int|float|str|decimal)(?=\()/.exec(written)?.[0] ?? written;
  const plain = PRIMITIVES.get(name) ?? PRIMITIVES.get(name.replace(/^.*(?:\.|::|\\)/, ''));
  // Spring's; of others it is one of their own types.
  if (name === 'Resource' && !/^(?:java|kotlin)$/.test(language)) return undefined;
  if (name === 'int' && (language === 'java' || language === 'csharp'))
    return { type: 'integer', format: 'int32' };
  if (name === 'float' && (language === 'java' || language === 'csharp'))
    return { type: 'number', format: 'float' };
  if (name === 'Array' || name === 'array') return { type: 'array', items: {} };
  return plain && { ...plain };
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Stand for their first argument. */
export const WRAPPERS = words(
  'Promise Task ValueTask ActionResult ResponseEntity Mono Json JsonResult Arc Rc Box RefCell Mutex Annotated Depends Body Query Path Form Header Cookie Uni CompletableFuture CompletionStage Future Deferred Observable Awaited Readonly Required HttpResponse Result Either Ok Created Valid NonNull Mapped Final Ref ClassVar web::Json TypedResults Results Success Response Call Single Publisher Callable Data Validated WrappedJson JsonWithStatus Extension NonNullable',
);
/** Stand for their first argument or nothing. */
export const OPTIONALS = words('Optional Option Nullable Maybe NotRequired Null sql.Null');
export const ARRAYS = words(
  'Array ReadonlyArray List list Set set Vec VecDeque HashSet BTreeSet IEnumerable IList ICollection IReadOnlyList IReadOnlyCollection IAsyncEnumerable ImmutableList Collection Iterable Sequence Flux Flow tuple Tuple frozenset FrozenSet ArrayList LinkedList MutableList Stream Iterator AsyncIterable Slice conlist Multi iterable QuerySet',
);
export const MAPS = words(
  'Map HashMap Dict dict Record BTreeMap Dictionary IDictionary IReadOnlyDictionary Mapping MutableMap MultiValueMap SortedDictionary TreeMap LinkedHashMap IndexMap OrderedDict MutableMapping ConcurrentDictionary',
);
/** Say nothing about what is sent. */
export const EMPTY = words(
  'void Void None null undefined NoContent Unit () NoReturn unit never IActionResult IResult IHttpActionResult HttpResponseMessage Response HttpServletResponse StatusCode NoContentResult RedirectResponse RedirectView ModelAndView View FileResult Nothing Responder impl',
);
