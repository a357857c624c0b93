/** The first line of the API documentation. */
export const documentationSummary = 'A leisure-venue booking platform to try things with'

/** The guide at the head of the API documentation, in Markdown. */
export const guide = `
The API of a leisure-venue booking platform, answered for real by this server. Amounts are whole minor units: \`8400\` is £84.00.

### Try it
1. \`POST /sandbox/v1/sandboxes\` makes a world of your own. Send its id as \`X-Sandbox\` from then on; on this page, write it into the field *Sandbox* above.
2. \`POST /sandbox/v1/sandboxes/{id}/personas/amina/login\` answers a token. Send it as \`Authorization: Bearer {token}\`; on this page, press *Authorize*.
3. \`GET /api/v1/activities/courses?source=online&venue_slugs[]=ashcombe-leisure-centre\` shows what there is.

### A first purchase
1. \`POST /api/v1/users/{userId}/carts/activity-booking/items\` with \`{"items": [{"purchasable_type": "course", "purchasable_id": "…", "purchased_for_user_id": null}]}\`. The answer is the basket; keep its \`item_hash\` and \`balance.value\`.
2. \`GET /api/checkout/prepare?source=activity-booking\` answers a \`session_key\` and the address of the card form. The form, or a test, turns a card into a \`card_identifier\` at the gateway.
3. \`POST /api/checkout/authorise\` with \`payments: [{"tender_type": "online", "amount": …}]\`. \`sca_required\` means: post \`sca_data\` to \`sca_url\`; the bank gives back a \`cres\`.
4. \`POST /api/payment-providers/sca-completion/{transactionId}\` with that \`cres\` as \`sca_result\`.
5. \`POST /api/checkout/complete\` with the \`transaction_uuid\` makes the order.

### What to know
- An answer is \`{"data": …}\`, a list has \`meta\` with its paging beside it; checkout answers come bare. A refusal is \`{"message", "code", "errors"}\`: each call lists its codes by status.
- Examples show the form of an answer with values like those of the seed; of a list they have one row.
- Each field says in \`x-provenance\` whether a document states it, whether it is inferred, or ours. A client must work without what is ours. \`/documentation/documents.json\` is the same document with nothing of ours required.
- Control calls without a body want \`Content-Type: application/json\` or the header \`X-Sandbox\`, so that no other web page sends them behind your back.
- Time in a sandbox is its own: \`PATCH /sandbox/v1/sandboxes/{id}/clock\` moves it, and what is due on the way happens. Logins end by real time.
`.trim()
