import Type, { type Static } from 'typebox'
import { tag } from './tag.ts'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../shared/date-time.ts'
import { define, nullable, oneOf, text, about } from '../shared/define.ts'
import { integrationEventTypes } from '../shared/enumerations.ts'
import { data, list } from '../shared/envelope.ts'
import { IntegerId, Uuid } from '../shared/ids.ts'
import { pageQuery } from '../shared/pagination.ts'
import * as calls from './calls.ts'
import { ours } from '../shared/provenance.ts'

const provenance = ours('O-108: control of the sandbox; a real platform has none of it')
const id = about(Type.String({ minLength: 1, maxLength: 100 }), 'Which one it is.', 'default')
const params = Type.Object({ id })

const mailFields = {
  id: IntegerId,
  to: text('amina@example.test'),
  subject: text('Your password at Fairwater Leisure'),
  kind: text('hold-expiry'),
  created_at: Instant,
  order_id: nullable(IntegerId),
}
export const MailSummary = define('MailSummary', Type.Object(mailFields), provenance)
export const Mail = define(
  'Mail',
  Type.Object({
    ...mailFields,
    html: text('<!doctype html>\n<html lang="en"><head><meta charset="utf-8">…'),
    text: text('Dear Amina,\n\nsomebody asked for a new password for your account.'),
    ics: nullable(Type.String()),
  }),
  provenance,
)
export type Mail = Static<typeof Mail>

const IntegrationEvent = define(
  'IntegrationEvent',
  Type.Object({
    id: Uuid,
    type: oneOf(integrationEventTypes),
    integration_id: Uuid,
    user_id: IntegerId,
    user_uuid: Uuid,
    created_at: Instant,
    delivered_at: nullable(Instant),
  }),
  provenance,
)

/** The mails and events that customers and systems of others would have got. */
export const toldEndpoints = {
  listMails: endpoint(calls.listMails, {
    summary: 'Mails the platform would have sent, newest first',
    description: 'Nothing is ever sent from a sandbox.',
    tag,
    provenance,
    params,
    query: Type.Object(pageQuery),
    reply: list(MailSummary),
  }),
  listEvents: endpoint(calls.listEvents, {
    summary: 'What integrations are told of, newest first, and when they were',
    description:
      'Each event is kept with what has happened, and delivered at least once; `delivered_at` is null while it waits.',
    tag,
    provenance,
    params,
    query: Type.Object(pageQuery),
    reply: list(IntegrationEvent),
  }),
  readMail: endpoint(calls.readMail, {
    summary: 'One mail as HTML, text and calendar file',
    description: 'With the calendar file that comes with it.',
    tag,
    provenance,
    params: Type.Object({ id, mailId: about(IntegerId, 'Id of the mail.', 1) }),
    reply: data(Mail),
  }),
}
