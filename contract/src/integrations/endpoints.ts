import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { define, oneOf, strictObject, about } from '../shared/define.ts'
import { data, list } from '../shared/envelope.ts'
import { integrationDrivers, integrationEventTypes, integrationTypes } from '../shared/enumerations.ts'
import { Uuid } from '../shared/ids.ts'
import { pageQuery } from '../shared/pagination.ts'
import { inferred, stated } from '../shared/provenance.ts'
import * as calls from './calls.ts'
import { spoken } from '../shared/spoken.ts'

const tag = {
  name: 'Integrations',
  description: 'External systems that are told about events on the platform; for staff.',
}

const choice = { name: spoken('Systems of others'), description: spoken('Told of what happens on the platform') }

const IntegrationType = define(
  'IntegrationType',
  Type.Object({ value: oneOf(integrationTypes), ...choice }),
  stated('P3.6'),
)
const IntegrationDriver = define(
  'IntegrationDriver',
  Type.Object({ value: oneOf(integrationDrivers), ...choice }),
  inferred('P3.6: available drivers; their fields as those of a type'),
)
const IntegrationEventType = define(
  'IntegrationEventType',
  Type.Object({ value: oneOf(integrationEventTypes), ...choice }),
  inferred('P3.6: available event types; their fields as those of a type'),
)

const eventTypes = Type.Array(oneOf(integrationEventTypes), {
  maxItems: integrationEventTypes.length,
  uniqueItems: true,
})

/** A receiver of the platform's events. */
export const Integration = define(
  'Integration',
  Type.Object({
    id: Uuid,
    type: IntegrationType,
    driver: Type.Optional(oneOf(integrationDrivers, 'How it is told; for super users only')),
    enabled_event_types: eventTypes,
    is_active: Type.Boolean(),
  }),
  stated('P3.6'),
)
export type Integration = Static<typeof Integration>

const IntegrationSettings = define(
  'IntegrationSettings',
  Type.Object({ integrations: Type.Object({ third_party_integrations: Type.Boolean() }) }),
  stated('P3.6, P7.1'),
)

/** Omitted fields stay. */
const IntegrationChange = define(
  'IntegrationChange',
  strictObject({
    driver: Type.Optional(oneOf(integrationDrivers, 'For super users only')),
    enabled_event_types: Type.Optional(eventTypes),
    is_active: Type.Optional(Type.Boolean()),
  }),
  stated('P7.1'),
)
export type IntegrationChange = Static<typeof IntegrationChange>
const provenance = inferred('P7.1: integrations; paths: part 3 of the decisions')
const params = Type.Object({
  integrationId: about(Uuid, 'Id of the integration.', '0134c1b2-1280-76a9-9232-efa8f8aa3d6d'),
})

export const integrationEndpoints = {
  readIntegrationSettings: endpoint(calls.readIntegrationSettings, {
    summary: 'Which kinds of integrations are switched on',
    description: 'On until somebody switches it off.',
    tag,
    provenance,
    reply: data(IntegrationSettings),
  }),
  updateIntegrationSettings: endpoint(calls.updateIntegrationSettings, {
    summary: 'Switches a kind of integrations on or off',
    description:
      'While third-party integrations are off, nobody is told of what happens; what has happened before is still delivered.',
    tag,
    provenance,
    body: strictObject({
      data: strictObject({ integrations: strictObject({ third_party_integrations: Type.Boolean() }) }),
    }),
    example: { data: { integrations: { third_party_integrations: false } } },
    reply: data(IntegrationSettings),
  }),
  listIntegrationTypes: endpoint(calls.listIntegrationTypes, {
    summary: 'Which types of integrations there are',
    description: 'Their values are the `type` of a new integration.',
    tag,
    provenance,
    reply: data(Type.Array(IntegrationType)),
  }),
  listIntegrationDrivers: endpoint(calls.listIntegrationDrivers, {
    summary: 'By which drivers integrations can be told',
    description: 'Their values are the `driver` of a new integration.',
    tag,
    provenance,
    reply: data(Type.Array(IntegrationDriver)),
  }),
  listIntegrationEventTypes: endpoint(calls.listIntegrationEventTypes, {
    summary: 'Of which events integrations can be told',
    description: 'Their values are what `enabled_event_types` of an integration may hold.',
    tag,
    provenance,
    reply: data(Type.Array(IntegrationEventType)),
  }),
  listIntegrations: endpoint(calls.listIntegrations, {
    summary: 'All integrations, the oldest first',
    description: 'For staff. `driver` is shown to super users only.',
    tag,
    provenance,
    query: Type.Object(pageQuery),
    reply: list(Integration),
  }),
  createIntegration: endpoint(calls.createIntegration, {
    summary: 'A new integration',
    description: 'It is active, and told of nothing until an update names event types.',
    tag,
    provenance,
    status: 201,
    body: strictObject({
      data: strictObject({ type: oneOf(integrationTypes), driver: oneOf(integrationDrivers) }),
    }),
    example: { data: { type: 'third_party_integrations', driver: 'log' } },
    reply: data(Integration),
  }),
  readIntegration: endpoint(calls.readIntegration, {
    summary: 'One integration by id',
    description: '`driver` is shown to super users only.',
    tag,
    provenance,
    params,
    reply: data(Integration),
  }),
  updateIntegration: endpoint(calls.updateIntegration, {
    summary: 'Changes an integration',
    description:
      'What is left out stays; `enabled_event_types` replaces the list that was. Only super users may name a `driver`.',
    tag,
    provenance,
    params,
    body: strictObject({ data: IntegrationChange }),
    example: { data: { enabled_event_types: ['v1.user.created'], is_active: true } },
    reply: data(Integration),
  }),
}
