import type { InTheContract } from '../contract/nouns.ts'
import { dataOf, type Request, type Scene } from '../contract/scene.ts'

const swims = { name: 'Swims', path: '/location/ashcombe-leisure-centre/public-swims', query: 'days=mon&days=wed' }

async function savedId(scene: Scene): Promise<number> {
  return dataOf<{ readonly id: number }>(await requests.saveSearch(scene)).id
}

const requests = {
  async listSavedSearches(scene) {
    await savedId(scene)
    return scene.asAmina('listSavedSearches')
  },
  saveSearch: ({ asAmina }) => asAmina('saveSearch', { body: { data: swims } }),
  async renameSavedSearch(scene) {
    const params = { savedSearchId: await savedId(scene) }
    return scene.asAmina('renameSavedSearch', { params, body: { data: { name: 'Evening swims' } } })
  },
  async deleteSavedSearch(scene) {
    return scene.asAmina('deleteSavedSearch', { params: { savedSearchId: await savedId(scene) } })
  },
} as const satisfies Readonly<Record<string, Request>>

export const inTheContract: InTheContract = {
  requests,
  lists: { listSavedSearches: { by: ({ as }) => as('amina') } },
  roles: [['401 in in in in in 401', ['listSavedSearches', 'saveSearch', 'renameSavedSearch', 'deleteSavedSearch']]],
}
