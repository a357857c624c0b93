import { type ApiName, type Endpoint, endpoints } from '@touchline/contract'
import { personaId } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { seedIds } from '../carts/basket.ts'
import { type Person, type RawReply, type RawRequest } from '../support/person.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { addressOf, expiredLoginOf, takesSelectedUser } from './addresses.ts'
import { type Column, columns, roleTable } from './role-table.ts'

// The keys of an object literal whose type has exactly these keys.
const names = Object.keys(endpoints) as readonly ApiName[]
const amina = personaId('amina')

/** The sender of a request in a column, and its subject. */
async function senderOf(platform: TestPlatform, column: Column): Promise<Person> {
  const { as, visitor } = platform
  if (column === 'nobody') return visitor
  if (column === 'expired') return expiredLoginOf(platform, amina)
  const personas = { customer: 'amina', linked: 'amina', stranger: 'carys', staff: 'ellie', super: 'farid' } as const
  return as(personas[column])
}

/** The request about amina or a person linked to her. A stranger names her where that is possible. */
function requestOf(endpoint: Endpoint, platform: TestPlatform, column: Column): RawRequest {
  const canChoose = takesSelectedUser(endpoint)
  const chosen = column === 'stranger' && canChoose ? { selected_user_id: String(amina) } : {}
  const headers = column === 'linked' ? { 'x-selected-user': String(seedIds.safiya) } : undefined
  const url = addressOf(endpoint, platform, amina, chosen)
  return { method: endpoint.call.method, url, ...(headers ? { headers } : {}) }
}

function verdictOf({ status }: RawReply): string {
  return status === 401 || status === 403 ? String(status) : 'in'
}

describe('[P6-001, P6-002, S6-002, C-05, C-06, O-38] which roles may send a call, by the documents', () => {
  test('every call has its row', () => {
    expect(names.filter((name) => !roleTable.has(name))).toEqual([])
  })

  test.each(names)('%s', async (name) => {
    const platform = await startPlatform()
    await platform.host.ensureDefault()
    const verdicts: Partial<Record<Column, string>> = {}
    for (const column of columns) {
      const sender = await senderOf(platform, column)
      verdicts[column] = verdictOf(await sender.send(requestOf(endpoints[name], platform, column)))
    }
    expect(verdicts).toEqual(roleTable.get(name))
  })
})
