import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { pgKit } from '../../../server/src/infra/store/kit.ts'
import { migratePg } from '../../../server/src/infra/store/pg/migrate.ts'
import { inPgTransaction, type PgPool, quoted } from '../../../server/src/infra/store/pg/pool.ts'
import { createReads } from '../../../server/src/repositories.ts'
import { buildSchema } from '../../../server/src/schema.ts'
import { migrationsOf } from '../../../server/src/stores.ts'
import { narrowReads, orderedLists } from '../list-calls.ts'
import { freshPool, freshSchema } from '../booking/stores.ts'

/**
 * Rows enough for statistics to say something: 12,000 schedules of 50 venues around the instant of the calls, of which
 * one in five has not ended, and 60,000 sessions with a booking each; 20,000 jobs to come, mails and delivered events. What
 * they refer to is of no interest to a plan.
 */
const rows = `
set local session_replication_role = replica;
insert into venues (id, revision, client_id, slug, name, search_text, address1, town, postcode, opening_times,
    coordinates, timezone, camps_and_courses, online_joining, facilities, created_at)
  select n, 'v' || n, 1, 'v' || n, '', '', '', '', '', '', '{}', 'UTC', true, false, '[]', 0 from generate_series(1, 50) n;
insert into categories (id, revision, slug, name, picture_kind, cancellation, created_at)
  select 'c' || n, 'c' || n, 'c' || n, '', '', '{}', 0 from generate_series(0, 19) n;
insert into schedules (id, revision, booking_type, slug, name, description, reference, venue_id, category_id,
    location_id, instructors, tags, weeks, starts_at, ends_at, places_id, bookable_after_start, booking_strategy,
    allow_anonymous, setup_minutes, teardown_minutes, bring, created_at)
  select 's' || n, 'r' || n, case when n % 5 = 0 then 'camps' else 'courses' end, 'slug' || n, '', repeat('d', 500), '',
    1 + n % 50, 'c' || n % 20, 1, '[]', '[]', 5, (29292540 + n * 30) * 60000::bigint, (29302540 + n * 30) * 60000::bigint, n,
    true, 'sequential', false, 0, 0, '[]', 0
  from generate_series(1, 12000) n;
insert into booking_windows (schedule_id, audience, opens_at)
  select id, 'everybody', starts_at - 1200000 from schedules;
insert into schedule_extras (schedule_id, pricing_option_id, position) select id, 1, 1 from schedules;
insert into question_sections (id, schedule_id, title, position, questions)
  select places_id, id, '', 1, '[]' from schedules;
insert into locations (id, venue_id, top_id, name) select n, 1 + n % 50, n, '' from generate_series(1, 5000) n;
insert into occurrences (id, revision, schedule_id, venue_id, category_id, booking_type, recurrence, starts_at,
    ends_at, local_date, status, places_id, top_location_id)
  select 'o' || s.places_id * 10 + w, '', s.id, s.venue_id, s.category_id, s.booking_type, 1,
    s.starts_at + w * 60000, s.starts_at + w * 60000 + 3600000, '', 'bookable', s.places_id, 1
  from schedules s, generate_series(0, 4) w;
insert into bookings (id, bundle_id, item_id, occurrence_id, schedule_id, venue_id, owner_id, user_id, count, exclusive,
    price, status, starts_at, ends_at, created_at, sequence)
  select row_number() over (), places_id, places_id, id, schedule_id, venue_id, 1 + places_id % 5000,
    1 + places_id % 5000, 1, true, 0, 'settled', starts_at, ends_at, 0, 0
  from occurrences;
insert into booking_bundles (id, schedule_id, venue_id, owner_id, item_id, status, whole, price, answers, created_at)
  select places_id, id, venue_id, 1, places_id, 'settled', true, 0, '[]', 0 from schedules;
insert into users (id, uuid, reference, roles, permissions, first_name, last_name, first_key, last_key, address, email_opt_in, sms_opt_in,
    phone_opt_in, post_opt_in, paid_booking, source, created_at)
  select n, n, n, '[]', '[]', '', '', n, n, '{}', false, false, false, false, false, '', 0 from generate_series(1, 5000) n;
insert into jobs (kind, subject, due_at, attempts)
  select 'reminder', n, 1775552400000 + n * 60000::bigint, 0 from generate_series(1, 20000) n;
insert into mails (id, kind, dedupe_key, to_address, subject, html, text_body, created_at)
  select n, '', n, '', '', '', '', n from generate_series(1, 20000) n;
insert into events (id, type, integration_id, user_id, user_uuid, created_at, delivered_at)
  select n, '', '', 1, '', n, n from generate_series(1, 20000) n;
`

async function filledSchema(pool: PgPool): Promise<string> {
  const schema = freshSchema(pool)
  await migratePg(pool, schema, migrationsOf('pg'))
  await inPgTransaction(pool, `begin; set local search_path = ${quoted(schema)}`, (client) => client.query(rows))
  await inPgTransaction(pool, `begin; set local search_path = ${quoted(schema)}`, (client) => client.query('analyze'))
  return schema
}

type Sent = { readonly text: string; readonly values: unknown[] }

/** The same connection, whose statements are written down on their way. */
function noted(client: PoolClient) {
  const sent: Sent[] = []
  const query = client.query.bind(client)
  const noting = Object.assign(Object.create(client), {
    query(statement: Sent, values: unknown[] = []) {
      sent.push({ text: statement.text, values })
      return query(statement, values)
    },
  })
  // The client in all but what it writes down.
  return { client: noting as PoolClient, take: () => sent.splice(0) }
}

/** How PostgreSQL would run statements, a line per step. */
async function plansOf(client: PoolClient, statements: readonly Sent[]): Promise<string> {
  const steps: string[] = []
  for (const { text, values } of statements) {
    const { rows: lines } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    steps.push(...lines.map((line) => line['QUERY PLAN']))
  }
  return steps.join('\n')
}

const walked =
  /Seq Scan on (schedules|occurrences|bookings|booking_bundles|booking_windows|schedule_extras|users|jobs|mails|events)\b/

test('PostgreSQL with statistics scans none of the large tables', { timeout: 60_000 }, async () => {
  const pool = await freshPool(2)
  const schema = await filledSchema(pool)
  await inPgTransaction(pool, `begin; set local search_path = ${quoted(schema)}`, async (client) => {
    const noting = noted(client)
    const reads = createReads(pool.queriesOf(noting.client), buildSchema(pgKit))
    for (const [name, read] of Object.entries({ ...orderedLists, ...narrowReads })) {
      await read(reads)
      const plan = await plansOf(client, noting.take())
      expect(plan, name).toMatch(/Index/)
      expect(plan, name).not.toMatch(walked)
    }
  })
})
