import { expect } from 'vitest'
import { at, type Answer } from './caller.ts'
import type { ContractTest } from './contract-test.ts'

/** How a platform says no: the statuses of the error catalogue, and per-field errors with a 422. [S8, P8] */
export function refusalTests(contractTest: ContractTest): void {
  const visits = { writes: false, needs: [] } as const
  const courses = '/api/v1/activities/courses'

  contractTest('nobody is told who they are without a login', visits, async ({ visitor, withToken }) => {
    expect((await visitor.get('/api/auth/user')).status).toBe(401)
    expect((await withToken('of-nobody').get('/api/auth/user')).status).toBe(401)
  })

  contractTest('what does not exist is not found', visits, async ({ visitor }) => {
    const nowhere = '00000000-0000-4000-8000-000000000000'
    expect((await visitor.get(`${courses}/${nowhere}`, { source: 'online' })).status).toBe(404)
    expect((await visitor.get('/api/activities/venues/no-such-venue')).status).toBe(404)
  })

  contractTest('a query that breaks a rule is refused field by field', visits, async ({ visitor }) => {
    expectFields(await visitor.get(courses), ['source'])
    expectFields(await visitor.get(courses, { source: 'online', category_ids: ['no-uuid'] }), ['category_ids'])
  })

  contractTest(
    'a page that cannot be is refused, not clamped',
    { writes: false, needs: ['our decisions'] },
    async (scene) => {
      const asked = { source: 'online', page: 0, per_page: 101 }
      expectFields(await scene.visitor.get(courses, asked), ['page', 'per_page'])
    },
  )

  // The documents name the status and the call, not that the one belongs to the other.
  const asSomebody = { writes: false, needs: ['login', 'our decisions'] } as const
  contractTest('nobody sees the linked users of somebody else', asSomebody, async ({ customer }) => {
    const { id, get } = await customer()
    expect((await get(`/api/v1/users/${id + 1}/linked`)).status).toBe(403)
  })
}

/** Each of the fields has at least one message; a key may go on into a list. */
function expectFields({ status, body }: Answer, fields: readonly string[]): void {
  expect(status).toBe(422)
  const errors = Object.entries(at(body, 'errors') ?? {})
  for (const field of fields) {
    const [, messages] = errors.find(([key]) => key === field || key.startsWith(`${field}.`)) ?? []
    expect(messages, field).toEqual(expect.arrayContaining([expect.any(String)]))
  }
}
