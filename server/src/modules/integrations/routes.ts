import {
  endpoints,
  integrationDrivers,
  integrationEventTypes,
  integrationTypes,
  PlatformError,
} from '@touchline/contract'
import { listReply, offsetOf, pageOf } from '../../infra/http/answers/pagination.ts'
import { readRoute, route, type Route } from '../../infra/http/route.ts'
import type { Reads } from '../../repositories.ts'
import { createIntegration, updateIntegration } from './change-integration.ts'
import { driverWords, eventWords, presentIntegration, typeWords } from './presenter.ts'
import { integrationWrites } from './repository.ts'

export const integrationRoutes: readonly Route[] = [
  readRoute(endpoints.readIntegrationSettings, async (reads) => ({ data: await readSettings(reads) })),
  route(endpoints.updateIntegrationSettings, ({ store }, _actor, { body }) =>
    store.write(async (tx) => {
      const isEnabled = body.data.integrations.third_party_integrations
      await integrationWrites(tx).switch({ type: 'third_party_integrations', isEnabled })
      return { data: await readSettings(tx) }
    }),
  ),
  readRoute(endpoints.listIntegrationTypes, async () => ({
    data: integrationTypes.map((value) => ({ value, ...typeWords[value] })),
  })),
  readRoute(endpoints.listIntegrationDrivers, async () => ({
    data: integrationDrivers.map((value) => ({ value, ...driverWords[value] })),
  })),
  readRoute(endpoints.listIntegrationEventTypes, async () => ({
    data: integrationEventTypes.map((value) => ({ value, ...eventWords[value] })),
  })),
  readRoute(endpoints.listIntegrations, async (reads, actor, { query }) => {
    const page = pageOf(query)
    const rows = await reads.integrations.page({ limit: page.perPage, offset: offsetOf(page) })
    return listReply({
      ...page,
      rows: rows.map((row) => presentIntegration(row, actor)),
      total: await reads.integrations.total(),
      sortBy: 'created_at',
    })
  }),
  route(endpoints.createIntegration, async (deps, actor, { body }) => ({
    data: await createIntegration(deps, actor, body.data),
  })),
  readRoute(endpoints.readIntegration, async (reads, actor, { params }) => {
    const row = await reads.integrations.byId({ id: params.integrationId.toLowerCase() })
    if (!row) throw new PlatformError('item_not_found')
    return { data: presentIntegration(row, actor) }
  }),
  route(endpoints.updateIntegration, async (deps, actor, { params, body }) => ({
    data: await updateIntegration(deps, actor, { ...params, change: body.data }),
  })),
]

async function readSettings(reads: Reads) {
  return { integrations: { third_party_integrations: await reads.integrations.isEnabled('third_party_integrations') } }
}
