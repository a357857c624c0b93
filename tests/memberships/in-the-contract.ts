import type { InTheContract } from '../contract/nouns.ts'
import { dataOf, type Request, type Scene, sender } from '../contract/scene.ts'

const wish = { membership_id: 1, kind: 'freeze', from: '2026-05-01', months: 2 }

async function asBen({ platform }: Scene) {
  const ben = await platform.as('ben')
  return { send: sender(ben), userId: ben.id }
}

async function requestId(scene: Scene): Promise<number> {
  return dataOf<{ readonly id: number }>(await requests.createMembershipRequest(scene)).id
}

const requests = {
  async listMemberships(scene) {
    await requestId(scene)
    const { send, userId } = await asBen(scene)
    return send('listMemberships', { params: { userId } })
  },
  async createMembershipRequest(scene) {
    const { send, userId } = await asBen(scene)
    return send('createMembershipRequest', { params: { userId }, body: { data: wish } })
  },
  async withdrawMembershipRequest(scene) {
    const id = await requestId(scene)
    const { send, userId } = await asBen(scene)
    return send('withdrawMembershipRequest', { params: { userId, requestId: id } })
  },
  async listMembershipRequests(scene) {
    await requestId(scene)
    return scene.asEllie('listMembershipRequests')
  },
  async acceptMembershipRequest(scene) {
    return scene.asEllie('acceptMembershipRequest', { params: { requestId: await requestId(scene) } })
  },
  async refuseMembershipRequest(scene) {
    const params = { requestId: await requestId(scene) }
    return scene.asEllie('refuseMembershipRequest', { params, body: { data: { reason: 'We need more notice' } } })
  },
} as const satisfies Readonly<Record<string, Request>>

export const inTheContract: InTheContract = {
  requests,
  lists: {
    listMemberships: { by: ({ as }) => as('ben'), params: (_, { id }) => ({ userId: id }) },
    listMembershipRequests: { by: ({ as }) => as('ellie') },
  },
  roles: [
    ['401 in in 403 in in 401', ['listMemberships', 'createMembershipRequest', 'withdrawMembershipRequest']],
    ['401 403 403 403 in in 401', ['listMembershipRequests', 'acceptMembershipRequest', 'refuseMembershipRequest']],
  ],
}
