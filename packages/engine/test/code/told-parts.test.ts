import { describeRows, type Row } from './rows.ts';

const ROWS: readonly Row[] = [
  {
    it: 'Java: types inside of a class, and the code that a comment shows',
    input: `package org.meadow;
/**
 * Splits texts.
 *
 * <pre>{@code
 * Splitter splitter = Splitter.builder()
 *     .budget(512)
 *     .build();
 * }</pre>
 */
public final class Splitter {
    private Splitter(Builder builder) {}
    /** Starts one. */
    public static Builder builder() { return new Builder(); }
    /** Collects what a splitter needs. */
    public static final class Builder {
        /** Sets the budget. */
        public Builder budget(int budget) { this.budget = budget; return this; }
    }
    private static final class Inner {}
}`,
    has: [
      '# Splitter reference',
      '```java\nSplitter splitter = Splitter.builder()\n    .budget(512)\n    .build();\n```',
      '### `Builder`\n\nCollects what a splitter needs.',
    ],
    hasNot: ['Inner'],
  },
  {
    it: 'Kotlin: no constructor that only the class itself calls',
    input: `/** Choices. */
class Options private constructor(val values: List<String>) {
  companion object {
    /** Makes them. */
    fun of(vararg values: String): Options = Options(values.toList())
  }
}`,
    has: ['Makes them.'],
    hasNot: ['Create one'],
  },
  {
    it: 'Symfony: choices, headers beside an answer, what must be sent',
    input: `<?php
#[Route('/parcels')]
final class ParcelController extends AbstractController
{
    #[Route('', methods: ['POST'])]
    public function create(#[MapRequestPayload] CreateParcel $input): JsonResponse
    {
        return $this->json(['code' => 'x'], Response::HTTP_CREATED, ['Location' => '/parcels/x']);
    }
    #[Route('/{code}/handover', methods: ['POST'])]
    public function handover(string $code, Request $request): Response
    {
        $signature = $request->getPayload()->get('signature');
        if (!$signature) {
            return $this->json(['error' => 'signature is missing'], Response::HTTP_BAD_REQUEST);
        }
        return new Response(null, Response::HTTP_NO_CONTENT);
    }
}
final class CreateParcel
{
    public function __construct(
        #[Assert\\Choice(['letter', 'box'])]
        public readonly string $kind = 'box',
    ) {
    }
}`,
    has: ['One of `letter` or `box`.', '| `Location` | string | `201` |', '| `signature` | [VERIFY] | Yes |'],
  },
  {
    it: 'OptionParser: what follows the options, numbers, options at the end',
    input: `require 'optparse'
parser = OptionParser.new do |opts|
  opts.banner = 'Usage: photodate [options] DIR...'
  opts.on('-j', '--jobs N', Integer, 'How many at once') { |v| options.jobs = v }
  opts.on_tail('-V', '--version', 'Print the version') { exit }
end`,
    has: ['photodate <DIR>... [options]', '| `-j, --jobs N` | Integer |', '| `-V, --version` |'],
  },
  {
    it: 'elements that are parts of others',
    mode: 'user-guide',
    input: `export function Account() {
  return (
    <Form>
      <h1>Account</h1>
      <Form.Label>Display name</Form.Label>
      <Form.Control required />
      <Form.Label>Time zone</Form.Label>
      <Form.Select><option>Berlin</option><option>Rome</option></Form.Select>
      <Form.Check type="switch" label="Weekly summary" />
      <Button type="submit">Save changes</Button>
    </Form>
  );
}`,
    has: [
      'Enter **Display name**. The form needs it.',
      '**Time zone**: Berlin or Rome',
      '**Weekly summary** on or off',
      'Select **Save changes**',
    ],
  },
  {
    it: 'FastAPI: the form of its own errors, and what ends in -ing',
    input: `router = APIRouter(prefix="/bookings")
@router.get("/{booking_id}")
async def read(booking_id: int) -> Booking:
    raise HTTPException(404, "No such booking")`,
    has: [
      '### Get a booking',
      '| `404` | Not found: “No such booking” | object with `detail`: string |',
      '| `200` | OK. | `Booking` |',
    ],
  },
];

describeRows('what documents tell of the parts of real files', ROWS);
