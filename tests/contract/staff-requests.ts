import { dataOf, type Request, type Scene, sender } from './scene.ts'

/** A week of the programme, some weeks ahead of the scene. */
const aWeek = { starts_after: '2026-04-20T00:00:00Z', starts_before: '2026-04-27T00:00:00Z' }

type Row = { readonly id: string }
type Block = { readonly block_booking_information: readonly { readonly booking_id: number }[] }

/** Requests of staff: one successful request for every call. */
export const staffRequests = {
  listOccurrences: ({ asEllie }) => asEllie('listOccurrences', { query: { ...aWeek, source: 'foh', venue_ids: [1] } }),
  async readOccurrence(scene) {
    return scene.asEllie('readOccurrence', { params: { occurrenceId: await anOccurrence(scene) } })
  },
  async updateOccurrence(scene) {
    const params = { occurrenceId: await anOccurrence(scene) }
    return scene.asEllie('updateOccurrence', { params, body: { data: { duration_minutes: 30 } } })
  },
  async postponeOccurrence(scene) {
    const params = { occurrenceId: await anOccurrence(scene) }
    return scene.asEllie('postponeOccurrence', { params })
  },
  async dateOccurrence(scene) {
    const params = { occurrenceId: await anOccurrence(scene) }
    await scene.asEllie('postponeOccurrence', { params })
    return scene.asEllie('dateOccurrence', { params, body: { data: { date: '2026-05-12', start_time: '18:30' } } })
  },
  async deleteOccurrence(scene) {
    const params = { occurrenceId: await anOccurrence(scene) }
    return scene.asEllie('deleteOccurrence', { params, body: { data: { reason: 'schedule_change' } } })
  },
  async blockOccurrence(scene) {
    const params = { occurrenceId: await anOccurrence(scene) }
    return scene.asEllie('blockOccurrence', { params, body: { data: { user_id: scene.amina.id, count: 1 } } })
  },
  async liftBlock(scene) {
    const occurrenceId = await anOccurrence(scene)
    const blocked = await scene.asEllie('blockOccurrence', {
      params: { occurrenceId },
      body: { data: { user_id: scene.amina.id, count: 1 } },
    })
    const [block] = dataOf<Block>(blocked).block_booking_information
    return scene.asEllie('liftBlock', { params: { occurrenceId, blockId: block?.booking_id ?? 0 } })
  },
  listJoiningVenues: ({ asVisitor }) => asVisitor('listJoiningVenues'),
  updateVenue: ({ asEllie }) =>
    asEllie('updateVenue', { params: { venue: 1 }, body: { data: { online_joining_enabled: false } } }),
  listCategories: ({ asEllie }) => asEllie('listCategories', { query: { source: 'foh' } }),
  createCategory: ({ asEllie }) => asEllie('createCategory', newCategory),
  async readCategory(scene) {
    const { id } = dataOf<Row>(await scene.asEllie('createCategory', newCategory))
    return scene.asEllie('readCategory', { params: { categoryId: id } })
  },
  async updateCategory(scene) {
    const { id } = dataOf<Row>(await scene.asEllie('createCategory', newCategory))
    return scene.asEllie('updateCategory', { params: { categoryId: id }, body: { data: { name: 'Diving' } } })
  },
  async deleteCategory(scene) {
    const { id } = dataOf<Row>(await scene.asEllie('createCategory', newCategory))
    return scene.asEllie('deleteCategory', { params: { categoryId: id } })
  },
  readIntegrationSettings: ({ asEllie }) => asEllie('readIntegrationSettings'),
  updateIntegrationSettings: ({ asEllie }) =>
    asEllie('updateIntegrationSettings', { body: { data: { integrations: { third_party_integrations: false } } } }),
  listIntegrationTypes: ({ asEllie }) => asEllie('listIntegrationTypes'),
  listIntegrationDrivers: ({ asEllie }) => asEllie('listIntegrationDrivers'),
  listIntegrationEventTypes: ({ asEllie }) => asEllie('listIntegrationEventTypes'),
  listIntegrations: ({ asEllie }) => asEllie('listIntegrations'),
  async createIntegration({ platform }) {
    const body = { data: { type: 'third_party_integrations', driver: 'log' } }
    return sender(await platform.as('farid'))('createIntegration', { body })
  },
  async readIntegration(scene) {
    return scene.asEllie('readIntegration', { params: { integrationId: await anIntegration(scene) } })
  },
  async updateIntegration(scene) {
    const params = { integrationId: await anIntegration(scene) }
    return sender(await scene.platform.as('farid'))('updateIntegration', { params, body: { data: { driver: 'log' } } })
  },
} as const satisfies Readonly<Record<string, Request>>

async function anIntegration(scene: Scene): Promise<string> {
  const [first] = dataOf<readonly Row[]>(await staffRequests.listIntegrations(scene))
  return first?.id ?? ''
}

const newCategory = { body: { data: { name: 'Water polo', slug: 'water-polo', booking_type: 'classes' } } }

async function anOccurrence(scene: Scene): Promise<string> {
  const [first] = dataOf<readonly Row[]>(await staffRequests.listOccurrences(scene))
  return first?.id ?? ''
}
