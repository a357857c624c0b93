import type { InTheContract } from '../contract/nouns.ts'
import { dataOf, type Request, type Scene, sender } from '../contract/scene.ts'
import { invite } from './inviting.ts'

const child = { first_name: 'Zayn', last_name: 'Rahman', date_of_birth: '2019-05-14', relationship: 'parent' }

const invited = ({ platform, amina }: Scene) => invite(platform, amina, 'ben@example.test')

const listLinkInvitations: Request = async (scene) => {
  await invited(scene)
  return scene.asAmina('listLinkInvitations', { params: { userId: scene.amina.id } })
}

/** The link that Ben has agreed to. */
async function linkToBen(scene: Scene): Promise<number> {
  const accepted = await requests.acceptLinkInvitation(scene)
  return dataOf<{ readonly id: number }>(accepted).id
}

const requests = {
  addLinkedUser: ({ asAmina, amina }) =>
    asAmina('addLinkedUser', { params: { userId: amina.id }, body: { data: child } }),
  async removeLinkedUser(scene) {
    const params = { userId: scene.amina.id, linkedUserId: await linkToBen(scene) }
    return scene.asAmina('removeLinkedUser', { params })
  },
  listLinkInvitations,
  async withdrawLinkInvitation(scene) {
    const [{ id = 0 } = {}] = dataOf<readonly { readonly id?: number }[]>(await listLinkInvitations(scene))
    return scene.asAmina('withdrawLinkInvitation', { params: { userId: scene.amina.id, invitationId: id } })
  },
  async listLinkOwners(scene) {
    await linkToBen(scene)
    const ben = await scene.platform.as('ben')
    return sender(ben)('listLinkOwners', { params: { userId: ben.id } })
  },
  async removeLinkOwner(scene) {
    const linkedUserId = await linkToBen(scene)
    const ben = await scene.platform.as('ben')
    return sender(ben)('removeLinkOwner', { params: { userId: ben.id, linkedUserId } })
  },
  async readLinkInvitation(scene) {
    return scene.asVisitor('readLinkInvitation', { params: { invitationToken: await invited(scene) } })
  },
  async acceptLinkInvitation(scene) {
    const invitationToken = await invited(scene)
    return sender(await scene.platform.as('ben'))('acceptLinkInvitation', { params: { invitationToken } })
  },
  async declineLinkInvitation(scene) {
    return scene.asVisitor('declineLinkInvitation', { params: { invitationToken: await invited(scene) } })
  },
} as const satisfies Readonly<Record<string, Request>>

export const inTheContract: InTheContract = {
  requests,
  lists: { listLinkInvitations: { by: ({ as }) => as('amina'), params: (_, { id }) => ({ userId: id }) } },
  roles: [
    ['401 in in 403 in in 401', ['addLinkedUser', 'removeLinkedUser', 'listLinkInvitations', 'withdrawLinkInvitation']],
    ['401 in in 403 in in 401', ['listLinkOwners', 'removeLinkOwner']],
    ['in in in in in in in', ['readLinkInvitation', 'declineLinkInvitation']],
    ['401 in in in in in 401', ['acceptLinkInvitation']],
  ],
}
