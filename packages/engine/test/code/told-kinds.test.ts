import { describeRows, type Row } from './rows.ts';

const DJANGO = `# file: urls.py
router = DefaultRouter(trailing_slash=False)
router.register("crates", views.CrateViewSet)
urlpatterns = router.urls
# file: views.py
class CrateViewSet(viewsets.ModelViewSet):
    def get_serializer_class(self):
        if self.action == "list":
            return serializers.CrateRowSerializer
        elif self.action in ("retrieve",):
            return serializers.CratePageSerializer
        return serializers.CrateSerializer
# file: serializers.py
class CrateRowSerializer(serializers.ModelSerializer):
    class Meta:
        model = models.Crate
        exclude = ("note",)
class CratePageSerializer(serializers.ModelSerializer):
    class Meta:
        model = models.Crate
        fields = "__all__"
class CrateSerializer(serializers.ModelSerializer):
    class Meta:
        model = models.Crate
        fields = ["label"]
# file: models.py
class Stored(models.Model):
    id = models.BigAutoField(primary_key=True)
    added = models.DateTimeField(auto_now_add=True)
class Crate(Stored):
    label = models.CharField(max_length=40)
    note = models.TextField(blank=True, null=True)
`;
const HONO = `import { Hono } from 'hono'
const app = new Hono()
app.post('/shelves', async (c) => {
  c.header('Location', '/shelves/1')
  return c.json({ id: 1 }, 201)
})
`;
const RUBY = `class Release
  # The name of the release.
  #
  # @return [String]
  attr_reader :name

  # @param [#to_s] name
  def initialize(name)
    @name = name
  end

  # Moves it on.
  #
  # @example One step
  #   release.bump(1)
  def bump(steps)
    change(steps)
  end

  def to_s
    name
  end

  private

  attr_reader :steps
end
`;
const SINATRA = `require 'sinatra'
put '/lists/:id' do |id|
  list = find(id)
  if list.update(params)
    204
  else
    422
  end
end
`;
const KOTLIN = `/** Sends what waits. */
class Sender(private val client: Client) {
    fun run(rounds: Int) {
        repeat(rounds) {
            when (val answer = client.send(oldest())) {
                is Sent -> keep.remove(answer)
                else -> keep.add(answer)
            }
        }
    }
}
`;
const VUE = `<script setup>
function revoke(p) { if (!confirm(\`Revoke the permit of \${p.plate}?\`)) return; drop(p) }
</script>
<template>
  <h1>Permits</h1>
  <ul v-if="all.length"><li v-for="p in all"><button @click="revoke(p)">Revoke</button></li></ul>
  <p v-else>No permits yet. Add the first one below.</p>
  <form @submit="save">
    <h2>Add a permit</h2>
    <label for="plate">Plate</label><input id="plate" />
    <button>Save permit</button>
  </form>
</template>
`;
const RUST = `/// A span of time.
///
/// # Example
///
/// \`\`\`
/// let span = Span::new(2);
/// \`\`\`
pub struct Span(u64);

impl Span {
    /// Makes one.
    pub fn new(seconds: u64) -> Self { Span(seconds) }
}
`;

const ROWS: readonly Row[] = [
  {
    it: 'the serializer that a view set of Django chooses by its action, and the fields of its model',
    input: DJANGO,
    format: 'openapi',
    has: [
      '  /crates/{pk}:\n',
      'items:\n                  $ref: "#/components/schemas/CrateRowSerializer"',
      '    CrateRowSerializer:\n      type: object\n      properties:\n        id:\n          type: integer\n          format: int64\n          readOnly: true\n        added:\n          type: string\n          format: date-time\n          readOnly: true\n        label:\n          type: string\n          maxLength: 40\n      required:',
      'note:\n          type: string\n          nullable: true\n      required:\n        - id\n        - added\n        - label\n',
      '    CrateSerializer:\n      type: object\n      properties:\n        label:\n          type: string\n          maxLength: 40\n      required:\n        - label',
    ],
    hasNot: ['/crates/:'],
  },
  {
    it: 'a header that Hono sets as one of the answer, and one shelf',
    input: HONO,
    format: 'openapi',
    has: ['summary: Create a shelf', 'headers:\n            Location:'],
    hasNot: ['in: header'],
  },
  {
    it: 'the attributes of Ruby, types in front of names, and titles of examples as comments',
    input: RUBY,
    has: [
      '| `name` | `String` | The name of the release. |',
      '| `name` | `#to_s` |',
      '```ruby\n# One step\nrelease.bump(1)\n```',
    ],
    hasNot: ['`to_s`\n', '| `steps`'],
  },
  {
    it: 'the statuses that the branches of a block of Sinatra end with',
    input: SINATRA,
    has: ['| `204` | No content.', '| `422` |'],
    hasNot: ['`200`'],
  },
  {
    it: 'rounds and types of Kotlin in words',
    mode: 'explain',
    input: KOTLIN,
    has: ['Does this `rounds` times:', 'Looks at `client.send(oldest())` as `answer`:', 'If it is `Sent`:'],
  },
  {
    it: 'what the heading of a form says, what is asked of one thing, and nothing that only shows at times',
    mode: 'user-guide',
    input: VUE,
    has: ['## Add a permit\n\n1. Go to **Permits**.', '## Revoke a permit\n'],
    hasNot: ['No permits yet'],
  },
  { it: 'examples of Rust as Rust', input: RUST, has: ['```rust\nlet span'] },
];

describeRows('what kinds of frameworks and comments tell', ROWS);
